import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { execa } from 'execa';
import sirv from 'sirv';
import { host } from '@/scripts/util/port.mjs';
import { copyCheckout } from '../../copy-checkout';
import { noSettings } from '../../settings';

const port = Number(process.env.PORT);
/** A copy has its own settings, and its browser tests use ports of their own. */
export const env = {
  ...process.env,
  PORT: String(port + 1),
  EMAILJS_PORT: String(port + 2),
  HOSTS: '',
  ...Object.fromEntries(Object.keys(noSettings).map((key) => [key, undefined])),
};

/** Makes a copy of the checkout, which a test may change. */
export function makeCopy(name: string): string {
  const root = join(process.env.WORK ?? '', name);
  copyCheckout(root);
  return root;
}

export function writeJson(root: string, file: string, value: unknown): void {
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs a script in a copy. @returns its output @throws ExecaError with the output if it fails */
export async function runIn(root: string, script: string, args: string[] = []): Promise<string> {
  return (await execa('tsx', [script, ...args], { cwd: root, env, all: true })).all;
}

/** Runs a command of `package.json` in a copy. @returns its output @throws ExecaError with the output if it fails */
export async function npm(root: string, command: string, args: string[] = []): Promise<string> {
  const all = ['run', '--silent', command, '--', ...args];
  return (await execa('npm', all, { cwd: root, env, all: true, stdin: 'ignore' })).all;
}

/** Serves the build of a copy, with the policy for hosts, while `visit` runs. */
export async function served(root: string, visit: (origin: string) => Promise<void>) {
  const notFound = readFileSync(join(root, 'out/404.html'));
  const files = sirv(join(root, 'out'));
  const [, policy = ''] =
    /Content-Security-Policy: (.+)/.exec(readFileSync(join(root, 'out/_headers'), 'utf8')) ?? [];
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', policy);
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(notFound);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  try {
    await visit(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Files of an owner's own, which the build must not change. */
const ownFiles = {
  'google1234567890abcdef.html': 'google-site-verification: google1234567890abcdef.html',
  'demo/index.html': '<p>Mine\r\n<script src=demo.js></script>',
  '.well-known/security.txt': 'Contact: mailto:me@example.com\n',
  'media/photo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'my icon',
};

export function addOwnFiles(root: string): void {
  for (const [file, text] of Object.entries(ownFiles)) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true });
    writeFileSync(join(root, 'public', file), text);
  }
}

/** Asserts that the build of a copy has the files of `addOwnFiles`, unchanged. */
export function expectOwnFiles(root: string): void {
  for (const [file, text] of Object.entries(ownFiles)) {
    expect(readFileSync(join(root, 'out', file), 'utf8'), file).toBe(text);
  }
}

export function editText(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(path, text.replace(from, to));
}
