/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { buildId } from './util/build-id';

let root: string;

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
});

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

test('a preview keeps a build of the same sources; with mistakes it keeps the last good build', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '';
  const id = buildId(root, 'preview on port 3000');
  mkdirSync(join(root, 'out/_next/static', id), { recursive: true });
  expect(buildOver('the last build', '--preview').stdout).toContain('Nothing has changed');

  writeFileSync(join(root, 'data/contacts.json'), '{ "email": "a@example.com" ');
  rmSync(join(root, 'data/projects/07-ledger/cover.webp'));
  const { status, stderr } = buildOver('the last good build', '--preview');
  expect(status).toBe(1);
  expect(stderr).toContain('data/contacts.json');
  expect(stderr).toContain('data/projects/07-ledger/cover.webp');
  expect(stderr).toContain('Problems: 2. Nothing was built.');
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
  for (const folder of ['.content', '.next']) expect(existsSync(join(root, folder))).toBe(false);
});

/** Makes a fake Next, which exports one file besides the 404 page. */
function fakeNext(file: string) {
  mkdirSync(join(root, 'deploy/site'), { recursive: true });
  const next = join(root, 'node_modules/.bin/next');
  mkdirSync(dirname(next), { recursive: true });
  writeFileSync(
    next,
    `#!/usr/bin/env node
const { cpSync, mkdirSync, writeFileSync } = require('node:fs');
const out = process.env.EXPORT_DIR;
cpSync('public', out, { recursive: true });
for (const page of ['404', '_not-found']) mkdirSync(out + '/' + page, { recursive: true });
writeFileSync(out + '/${file}', 'made by the build');
`,
    { mode: 0o755 },
  );
}

test('a failure after `next build` also keeps the last good build', () => {
  fakeNext('index.html');
  const { status, stderr } = buildOver('the last good build');
  expect(status).toBe(1);
  expect(stderr).toContain('index.html');
  expect(stderr).toContain('npm run build -- --plain');
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
});

test("the owner's files are published as they are; one at a path of the build's own stops it", () => {
  fakeNext('robots.txt');
  mkdirSync(join(root, 'public/media'), { recursive: true });
  for (const file of ['favicon.ico', 'page.html', 'media/photo.jpg']) {
    writeFileSync(join(root, 'public', file), `my ${file}`);
  }
  expect(buildOver('the last build', '--plain').status).toBe(0);
  for (const file of ['favicon.ico', 'page.html', 'media/photo.jpg']) {
    expect(readFileSync(join(root, 'out', file), 'utf8')).toBe(`my ${file}`);
  }

  writeFileSync(join(root, 'public/robots.txt'), 'mine');
  const { status, stderr } = buildOver('the last good build', '--plain');
  expect(status).toBe(1);
  expect(stderr).toContain('public/robots.txt is made by the build: rename it');
  expect(readFileSync(join(root, 'public/robots.txt'), 'utf8')).toBe('mine');
  expect(readFileSync(join(root, 'out/index.html'), 'utf8')).toBe('the last good build');
});
