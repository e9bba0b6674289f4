// `npm start` on a fresh clone: installs packages, builds, serves. It runs before the packages are installed, so it
// imports only Node's modules. It must also run on an old Node, to report that it is too old.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { explainListenError, host, readPort } from './port.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

checkNode(engines.node);
await checkPort(readPort());
installMissing();
runStep('npx', ['tsx', 'scripts/build.ts', '--outbox']);
runStep('npx', ['tsx', 'scripts/serve.ts']);

/** @param {string} range such as `>=20.20.0` */
function checkNode(range) {
  const { node } = process.versions;
  if (node.localeCompare(range.replace('>=', ''), 'en', { numeric: true }) >= 0) return;
  fail(`Node ${node} is too old: this site needs ${range}. Install it from https://nodejs.org`);
}

/** @param {number} port */
function checkPort(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => fail(explainListenError(error, port)));
    probe.listen(port, host, () => probe.close(resolve));
  });
}

/** npm writes a lock file into node_modules. If it is older than package-lock.json, packages are missing. */
function installMissing() {
  const installed = 'node_modules/.package-lock.json';
  if (
    existsSync(installed) &&
    statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
  ) {
    return;
  }
  console.log('Installing packages (once) …');
  runStep('npm', ['ci']);
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runStep(command, args) {
  const { status, signal } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (signal) process.exit(0);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
