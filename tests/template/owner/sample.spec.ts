import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sample from '@/scripts/check/sample.json' with { type: 'json' };

test('sample.json lists the files of the sample that speak of its owner, as they are now', () => {
  const files = ['owner', 'scenes']
    .flatMap((folder) => readdirSync(`data/${folder}`).map((name) => `data/${folder}/${name}`))
    // Any portfolio may have a lit window and a plan chest behind its projects.
    .filter((file) => !/\/(?:home|list)-/.test(file));
  const digits = [...files, 'data/logos.json'].map((file) => [
    file,
    hash('sha256', readFileSync(file)).slice(0, 12),
  ]);
  expect(sample.files).toEqual(Object.fromEntries(digits));
});

test('each text of sample.json is still in the sample', () => {
  const files = ['data', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const content = files
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  expect(sample.texts.filter((text) => !content.includes(text))).toEqual([]);
});
