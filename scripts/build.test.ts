/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeContent } from '@/tests/owner/content';

// Each test starts a process or several, on a machine that may be busy.

let root: string;

beforeEach(() => {
  root = makeContent(['07-ledger']);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'out'));
  writeFileSync(join(root, 'out/index.html'), 'the last good build');
});

afterEach(() => rmSync(root, { recursive: true }));

test('a build with mistakes tells all of them, writes nothing and leaves the last good one', () => {
  writeFileSync(join(root, 'data/contacts.json'), '{ "email": "a@example.com" ');
  rmSync(join(root, 'data/projects/07-ledger/cover.webp'));
  writeFileSync(join(root, '.env.local'), 'BASE_PATH=https://me.example\n');

  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, resolve('scripts/build.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      // Jest's own NODE_ENV would keep .env.local from being read.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );

  expect(status).toBe(1);
  expect(stdout).toBe('');
  // In a site of other languages, the build also lists the texts in these two.
  expect(stderr.trim().split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^data\/contacts\.json is not valid JSON: .* \(line 1, column 28\)$/),
      'data/projects/07-ledger/project.json: image names a file that is not there: data/projects/07-ledger/cover.webp',
      '.env.local: BASE_PATH must be a path of letters, digits, ".", "-", "_" and "~", such as /portfolio',
      expect.stringMatching(/^\d+ problems\. Nothing was built\.$/),
    ]),
  );
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
  for (const made of ['.content', '.next']) expect(existsSync(join(root, made))).toBe(false);
});
