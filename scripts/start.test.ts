/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

let root: string;

/** A fresh clone, in which a fake npm starts another program, as npm does, and installs for ever. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(file, join(root, file));
  mkdirSync(join(root, 'bin'));
  // It ignores the signal of a closed terminal.
  writeFileSync(
    join(root, 'bin/npm'),
    `#!/bin/sh
trap '' HUP
sleep 600 &
touch started
wait
`,
    { mode: 0o755 },
  );
});

afterEach(() => rmSync(root, { recursive: true }));

function start(args: string[] = []): ChildProcess {
  const PATH = `${join(root, 'bin')}${delimiter}${process.env.PATH}`;
  return spawn(process.execPath, [resolve('scripts/start.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, PATH, PORT: '4167' },
  });
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s during the install ends npm and what it has started', async (signal, code) => {
  const process = start();
  while (!existsSync(join(root, 'started'))) await wait(20);
  process.kill(signal);
  // All programs that hold its output have ended.
  const closed = once(process, 'close');
  expect(await Promise.race([closed, wait(10_000)])).toEqual([code, null]);
});

test('help and an unknown option need no install', async () => {
  expect(await outputOf(['--help'])).toMatch(/^npm start {2,}installs/);
  expect(await outputOf(['--strict'])).toMatch(/^Unknown option '--strict'\.\n\nnpm start/);
  expect(existsSync(join(root, 'started'))).toBe(false);
});

async function outputOf(args: string[]): Promise<string> {
  const process = start(args);
  let output = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream?.on('data', (text) => {
      output += text;
    });
  }
  await once(process, 'close');
  return output;
}
