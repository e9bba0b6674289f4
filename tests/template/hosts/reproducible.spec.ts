import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites } from './hosts';

test('a build with one changed text, in another folder, has the same scripts, styles and media to the byte', () => {
  for (const folder of ['_next/static/chunks', '_next/static/media', 'media']) {
    // The changed text is on a share picture.
    const list = (site: string) =>
      readdirSync(join(site, folder))
        .filter((file) => !file.startsWith('share-'))
        .sort();
    const files = list('out');
    expect(files.length, folder).toBeGreaterThan(0);
    expect(list(sites.next)).toEqual(files);
    const differing = files.filter((file) => {
      const [one, two] = ['out', sites.next].map((site) => readFileSync(join(site, folder, file)));
      return !one?.equals(two ?? Buffer.of());
    });
    expect(differing).toEqual([]);
  }
});
