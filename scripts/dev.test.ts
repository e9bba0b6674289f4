/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';

let root: string;
let dev: ChildProcess;
let messages = '';

/** Starts the dev server with a fake Next that runs until it is killed. */
beforeAll(async () => {
  root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  writeFileSync(
    join(root, 'node_modules/.bin/next'),
    `#!/usr/bin/env node
require('node:fs').writeFileSync('pids.json', JSON.stringify({ dev: process.ppid, next: process.pid }));
setInterval(() => {}, 1000);
`,
    { mode: 0o755 },
  );
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  dev = spawn(process.execPath, [tsx, resolve('scripts/dev.ts')], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  dev.stderr?.on('data', (text) => {
    messages += text;
  });
  await until(() => existsSync(join(root, 'pids.json')));
});

afterAll(() => {
  dev.kill();
  if (nextRuns()) process.kill(pids().next);
  rmSync(root, { recursive: true });
});

const pids = () => JSON.parse(readFileSync(join(root, 'pids.json'), 'utf8'));

function nextRuns(): boolean {
  try {
    return process.kill(pids().next, 0);
  } catch {
    return false;
  }
}

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 800 && !isTrue(); tries += 1) await wait(50);
  expect(isTrue()).toBe(true);
}

test('an unexpected error does not stop the server', async () => {
  rmSync(join(root, '.content/messages'), { recursive: true });
  writeFileSync(join(root, '.content/messages'), 'a file where a folder should be');
  writeFileSync(join(root, 'data/owner.json'), readFileSync(join(root, 'data/owner.json')));
  await until(() => messages.includes('.content/messages'));
  expect(dev.exitCode).toBeNull();
});

test('Next stops with the dev server', async () => {
  expect(nextRuns()).toBe(true);
  process.kill(pids().dev, 'SIGTERM');
  await until(() => !nextRuns());
});
