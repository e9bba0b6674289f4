// `npm start` on a fresh clone: installs packages, builds, serves. It runs before the packages are installed, so until then
// it uses only Node's modules. It must also run on an old Node, to report that it is too old.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { checkPort } from './util/port.mjs';

const usage = `npm start               installs what is missing, builds, serves http://localhost:3000
PORT=4000 npm start     on another port
HOST=0.0.0.0 npm start  also for other machines in the network
npm start -- --plain    shows the pages as Next exports them`;

const start = Date.now();
const args = process.argv.slice(2);
if (args.some((arg) => arg !== '--plain')) {
  console.log(usage);
  process.exit(args.includes('--help') || args.includes('-h') ? 0 : 1);
}
checkNode();
await checkPort();
installMissing();
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts', '--preview', ...args]);
console.log(`Ready after ${Math.round((Date.now() - start) / 1000)} s.`);
// The server runs in this process: a child process would survive SIGTERM and keep the port.
(await import('tsx/esm/api')).register();
await import('./serve.ts');

function checkNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { node } = process.versions;
  const least = engines.node.replace('>=', '');
  if (node.localeCompare(least, 'en', { numeric: true }) >= 0) return;
  console.error(
    `Node ${node} is too old: this site needs ${least}. Install it from https://nodejs.org`,
  );
  process.exit(1);
}

/**
 * npm writes a lock file into node_modules at the end of an install. If it is older than package-lock.json, packages are
 * missing. The first install leaves out the tools for development; a later one has them, because a developer may need them.
 */
function installMissing() {
  const installed = 'node_modules/.package-lock.json';
  const isFirst = !existsSync(installed);
  if (!isFirst && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing packages …');
  run('npm', ['ci', ...(isFirst ? ['--omit=dev'] : [])], process.platform === 'win32');
  if (isFirst) console.log('To get the tools for tests and development too: npm ci');
}

/**
 * Runs a program and shows its output. Ends with it if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {boolean} [shell] On Windows, npm is a script.
 */
function run(program, args, shell = false) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}
