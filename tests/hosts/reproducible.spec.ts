import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sites } from './hosts';

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

test('two builds of one state in two folders are the same to the byte', () => {
  const files = filesOf('out');
  expect(files.length).toBeGreaterThan(500);
  expect(filesOf(sites.root)).toEqual(files);
  const differing = files.filter(
    (file) => !readFileSync(join('out', file)).equals(readFileSync(join(sites.root, file))),
  );
  expect(differing).toEqual([]);
});
