// `npm start` on a fresh clone: installs packages, builds, serves. It runs before the packages are installed, so it
// imports only Node's modules. It must also run on an old Node, to report that it is too old.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { explainListenError, readHost, readPort } from './shared/port.mjs';

const start = Date.now();
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

checkNode(engines.node);
await checkPort(readPort());
installMissing();
console.log('Building …');
runScript('scripts/build.ts', '--preview', ...process.argv.slice(2));
console.log(`Ready after ${Math.round((Date.now() - start) / 1000)} s.`);
// The server runs in this process: a child process would survive SIGTERM and keep the port.
(await import('tsx/esm/api')).register();
await import('./serve.ts');

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
    probe.listen(port, readHost(), () => probe.close(resolve));
  });
}

/**
 * npm writes a lock file into node_modules. If it is older than package-lock.json, packages are missing. The first
 * install leaves out the tools for development; a later one has them, because a developer may need them.
 */
function installMissing() {
  const installed = 'node_modules/.package-lock.json';
  const isFirst = !existsSync(installed);
  if (!isFirst && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages …');
  const args = ['ci', ...(isFirst ? ['--omit=dev'] : [])];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { shell, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  if (isFirst) console.log('To get the tools for tests and development too: npm ci');
}

/** @param {string[]} script a TypeScript file and its arguments */
function runScript(...script) {
  const args = ['--import', 'tsx', ...script];
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (signal === 'SIGINT' || signal === 'SIGTERM') process.exit(0);
  if (signal) fail(`${script[0]} was ended by ${signal}. Is the memory full? Run npm start again.`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
