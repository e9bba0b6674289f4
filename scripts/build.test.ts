/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { buildId } from './util/build-id';

let root: string;

afterEach(() => rmSync(root, { recursive: true }));

function buildOver(lastBuild: string, ...args: string[]) {
  mkdirSync(join(root, 'out'), { recursive: true });
  writeFileSync(join(root, 'out/index.html'), lastBuild);
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  return spawnSync(process.execPath, [tsx, resolve('scripts/build.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '3000',
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
}

test('a preview keeps a build of the same sources; with mistakes it reports all and keeps the last good build', async () => {
  root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
  process.env.NEXT_PUBLIC_BASE_PATH = '';
  const id = buildId(root, 'preview on port 3000');
  mkdirSync(join(root, 'out/_next/static', id), { recursive: true });
  expect(buildOver('the last build', '--preview').stdout).toContain('Nothing has changed');

  writeFileSync(join(root, 'data/contacts.json'), '{ "email": "a@example.com" ');
  rmSync(join(root, 'data/projects/07-ledger/cover.webp'));
  const { status, stderr } = buildOver('the last good build', '--preview');
  expect(status).toBe(1);
  expect(stderr.trim().split(/\n+/)).toEqual([
    expect.stringMatching(/^data\/contacts\.json is not valid JSON: .* \(line 1, column 28\)$/),
    'data/projects/07-ledger/project.json: image names a file that does not exist: data/projects/07-ledger/cover.webp',
    'Problems: 2. Nothing was built.',
  ]);
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
  for (const folder of ['.content', '.next']) expect(existsSync(join(root, folder))).toBe(false);
});

test('a failure after `next build` also keeps the last good build', async () => {
  root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
  // A fake Next that exports a page which the later steps reject.
  const next = join(root, 'node_modules/.bin/next');
  mkdirSync(dirname(next), { recursive: true });
  writeFileSync(
    next,
    `#!/usr/bin/env node
const { mkdirSync, writeFileSync } = require('node:fs');
const out = process.env.EXPORT_DIR ?? 'out';
for (const page of ['404', '_not-found']) mkdirSync(out + '/' + page, { recursive: true });
writeFileSync(out + '/index.html', 'half done');
`,
    { mode: 0o755 },
  );

  const { status, stderr } = buildOver('the last good build');

  expect(status).toBe(1);
  expect(stderr).toContain('index.html');
  expect(stderr).toContain('npm run build -- --plain');
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
});
