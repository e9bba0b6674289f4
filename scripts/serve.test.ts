/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const port = '4169';
let root: string;
let server: ChildProcess;

afterEach(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

function writeSite(folder: string, text: string) {
  mkdirSync(join(root, folder, '_next/static'), { recursive: true });
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, folder, file), text);
  writeFileSync(join(root, folder, '_next/static', `${text.length}.js`), text);
}

test('a build that replaces out/ is served whole by the server that is running', async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  writeSite('out', 'yesterday');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  server = spawn(process.execPath, [tsx, resolve('scripts/serve.ts')], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout) await once(server.stdout, 'data');
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return `${response.status} ${await response.text()}`;
  };
  expect(await get('/')).toBe('200 yesterday');

  writeSite('new', 'today, with more text than before');
  renameSync(join(root, 'out'), join(root, 'old'));
  renameSync(join(root, 'new'), join(root, 'out'));
  expect(await get('/')).toBe('200 today, with more text than before');
  expect(await get('/_next/static/33.js')).toBe('200 today, with more text than before');
  expect(await get('/_next/static/9.js')).toBe('404 today, with more text than before');
});
