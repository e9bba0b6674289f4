import { hash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sample from '@/scripts/check/sample.json' with { type: 'json' };
import { walkAdvice } from '../../follow-advice';

test('what check says about each text and file of the sample works', async () => {
  const root = join(process.env.WORK ?? '', 'sample');
  for (const name of ['data', 'messages']) cpSync(name, join(root, name), { recursive: true });
  const projects = join(root, 'data/projects');
  // One has all that the others have.
  for (const name of readdirSync(projects).slice(1))
    rmSync(join(projects, name), { recursive: true });
  const { deleted, replaced } = await walkAdvice(root);
  const listed = Object.keys(sample.files).length + sample.texts.length;
  expect(deleted + replaced).toBeGreaterThanOrEqual(listed);
});

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
