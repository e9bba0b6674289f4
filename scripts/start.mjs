// `npm start` on a fresh clone: installs packages, builds, serves. It runs before the packages are installed, so it
// imports only Node's modules. It must also run on an old Node, to report that it is too old.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { runProgram } from './start/run-program.mjs';
import { explainFolder } from './util/folder.mjs';
import { explainListenError, readHost, readPort } from './util/port.mjs';

const usage = `npm start               installs what is missing, builds, serves http://localhost:3000
PORT=4000 npm start     on another port
HOST=0.0.0.0 npm start  also for other machines in the network
npm start -- --plain    shows the pages as Next exports them`;

const start = Date.now();
const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(usage);
  process.exit(0);
}
const unknown = args.find((arg) => arg !== '--plain');
if (unknown) fail(`Unknown option '${unknown}'.\n\n${usage}`);
checkNode(engines.node);
const unfit = explainFolder(process.cwd());
if (unfit) fail(unfit);
await checkPort(readPort());
await installMissing();
console.log('Building …');
await build();
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
 * npm writes a lock file into node_modules at the end of an install. If it is older than package-lock.json, packages are
 * missing. The first install leaves out the tools for development; a later one has them, because a developer may need them.
 */
async function installMissing() {
  const installed = 'node_modules/.package-lock.json';
  const isFirst = !existsSync(installed);
  if (!isFirst && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages …');
  const { code, signal } = await runProgram('npm', ['ci', ...(isFirst ? ['--omit=dev'] : [])]);
  if (signal) fail(`The install was ended by ${signal}. Run npm start again.`);
  if (code !== 0) process.exit(code ?? 1);
  if (isFirst) console.log('To get the tools for tests and development too: npm ci');
}

async function build() {
  const script = ['--import', 'tsx', 'scripts/build.ts', '--preview', ...args];
  const { code, signal } = await runProgram(process.execPath, script);
  if (signal) fail(`The build was ended by ${signal}. Is the memory full? Run npm start again.`);
  if (code !== 0) process.exit(code ?? 1);
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(1);
}
