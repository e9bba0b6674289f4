// Plain JavaScript without packages: `start.mjs` imports it before `npm ci`.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** @type {NodeJS.Signals[]} what Ctrl+C, `kill` and a closed terminal send */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** How long a program may take to end, in milliseconds. */
const patience = 3000;

/**
 * Runs a program and shows its output. If this process is told to end, the program and all that it has started end first:
 * npm, for one, survives when its terminal is closed, and would go on installing.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, signal: NodeJS.Signals | null }>} how it ended
 */
export async function runProgram(command, args) {
  const isWindows = process.platform === 'win32';
  // A process group of its own can be ended whole. On Windows, npm is a script for the shell, and Ctrl+C reaches all.
  const options = { shell: isWindows, detached: !isWindows, stdio: 'inherit' };
  const child = spawn(isWindows ? `"${command}"` : command, args, options);
  /** @param {NodeJS.Signals} signal */
  const stop = async (signal) => {
    child.removeAllListeners('exit');
    end(child, 'SIGTERM');
    await Promise.race([once(child, 'exit'), wait(patience)]);
    end(child, 'SIGKILL');
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, stop);
  const result = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  for (const signal of signals) process.off(signal, stop);
  return result;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function end(child, signal) {
  try {
    if (process.platform === 'win32' || !child.pid) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // All of them have ended.
  }
}
