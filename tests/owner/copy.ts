import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { host } from '@/scripts/shared/port.mjs';
import { copyCheckout } from '../copy-checkout';

/** For browser tests in a copy: this run uses the default ones. */
const ports = { PORT: '4171', EMAILJS_PORT: '4181' };

/**
 * Makes a copy of the checkout, to be changed.
 * @param projects how many of its projects to keep
 */
export function makeCopy(name: string, projects = Number.POSITIVE_INFINITY): string {
  const root = join(process.env.WORK ?? '', name);
  copyCheckout(root);
  const folder = join(root, 'data/projects');
  for (const project of readdirSync(folder).sort().slice(projects)) {
    rmSync(join(folder, project), { recursive: true });
  }
  return root;
}

/** Changes a JSON file of a copy in place. */
export function edit<T>(root: string, file: string, change: (value: T) => void): void {
  const path = join(root, file);
  const value = JSON.parse(readFileSync(path, 'utf8'));
  change(value);
  writeJson(root, file, value);
}

export function writeJson(root: string, file: string, value: unknown): void {
  writeFileSync(join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Runs one of the checkout's commands in a copy. @returns what it said; throws that where it failed */
export function runIn(root: string, script: string, args: string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('tsx', [script, ...args], { cwd: root, env: { ...process.env, ...ports } });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        said += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(said))));
  });
}

/** Serves what was built in a copy, while a test looks at it. */
export async function served(root: string, look: (origin: string) => Promise<void>) {
  const notFound = readFileSync(join(root, 'out/404.html'));
  const files = sirv(join(root, 'out'));
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(notFound);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  try {
    await look(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The addresses of the pages that were exported, in order. */
export function pagesOf(root: string): string[] {
  return readdirSync(join(root, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();
}

/** Takes a language out of a copy, as its owner would. */
export function removeLanguage(root: string, locale: string): void {
  editText(root, 'lib/i18n/locales.ts', `'${locale}', `, '');
  for (const file of [`messages/${locale}.json`, `data/resume.${locale}.json`]) {
    rmSync(join(root, file));
  }
  const projects = 'data/projects';
  const folders = existsSync(join(root, projects)) ? readdirSync(join(root, projects)) : [];
  const files = folders.map((folder) => `${projects}/${folder}/project.json`);
  for (const file of ['data/owner.json', 'data/scenes.json', ...files]) {
    edit<object>(root, file, (value) => dropKey(value, locale));
  }
}

export function editText(root: string, file: string, from: string, to: string): void {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path, text.replace(from, to));
}

function dropKey(value: object, key: string) {
  Reflect.deleteProperty(value, key);
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) dropKey(child, key);
  }
}

export function isIn(root: string, file: string): boolean {
  return existsSync(join(root, 'out', file));
}
