import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites } from './hosts';

test('a build with one changed text, in another folder, has the same scripts, styles and media to the byte', () => {
  for (const folder of ['_next/static/chunks', '_next/static/media', 'media']) {
    const files = readdirSync(join('out', folder)).sort();
    expect(files.length, folder).toBeGreaterThan(0);
    expect(readdirSync(join(sites.next, folder)).sort()).toEqual(files);
    const differing = files.filter((file) => {
      const [one, two] = ['out', sites.next].map((site) => readFileSync(join(site, folder, file)));
      return !one?.equals(two ?? Buffer.of());
    });
    expect(differing).toEqual([]);
  }
});
