/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { editJson } from '@/tests/edit-json';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { hostNames } from './util/addresses';

const port = 4168;
const origin = `http://localhost:${port}`;
let root: string;
let dev: ChildProcess;
let messages = '';

/** A copy of the scripts finds a fake Next, which answers each request with its path. */
beforeAll(async () => {
  root = await makeContent(['07-ledger']);
  useCheckoutLanguages(root);
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  cpSync('package.json', join(root, 'package.json'));
  for (const name of readdirSync('node_modules').filter((each) => each !== 'next')) {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  mkdirSync(join(root, 'node_modules/next'));
  writeFileSync(
    join(root, 'node_modules/next/index.js'),
    `module.exports = () => ({
  prepare: async () => {},
  getRequestHandler: () => (request, response) => response.end('Next: ' + request.url),
});
`,
  );
  mkdirSync(join(root, 'public/demo'), { recursive: true });
  writeFileSync(join(root, 'public/demo/index.html'), 'my demo');
  start();
  await until(() => messages.includes('The site'));
});

afterAll(() => {
  dev.kill();
  rmSync(root, { recursive: true });
});

function start() {
  messages = '';
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  dev = spawn(process.execPath, [tsx, 'scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, BASE_PATH: '/portfolio', PORT: `${port}`, HOST: '0.0.0.0' },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on('data', (text) => {
      messages += text;
    });
  }
}

async function until(isTrue: () => boolean) {
  for (let tries = 0; tries < 800 && !isTrue(); tries += 1) await wait(50);
  if (!isTrue()) throw new Error(`Not in time. The output: ${messages}`);
}

const request = async (path: string) => (await fetch(origin + path)).text();

test('the server prints its URL, and answers what Next cannot', async () => {
  expect(messages).toContain(`The site: ${origin}/portfolio/\n`);
  const [, ...inNetwork] = hostNames('0.0.0.0');
  for (const name of inNetwork) {
    expect(messages).toContain(`In the network: http://${name}:${port}/portfolio/\n`);
  }
  expect(messages).toContain(`shown at ${origin}/outbox/`);
  expect(await request('/outbox/')).toBe('No messages yet');
  expect(await request('/portfolio/demo/')).toBe('my demo');
  const { url } = await fetch(`${origin}/portfolio/demo?a=?b`);
  expect(url).toBe(`${origin}/portfolio/demo/?a=?b`);
  const [picture = ''] = readdirSync(join(root, '.cache/media'));
  for (const path of [`media/${picture}`, 'favicon.ico']) {
    const response = await fetch(`${origin}/portfolio/${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.equals(readFileSync(join(root, '.cache', path)))).toBe(true);
  }
});

test.each([
  '/portfolio/contact/?a=?b',
  '/portfolio/media/none.avif',
  '/media/',
  '/',
  '/portfolio/pictures/',
])('Next answers %s', async (path) => {
  expect(await request(path)).toBe(`Next: ${path}`);
});

test('an unexpected error does not stop the server', async () => {
  rmSync(join(root, '.content/messages'), { recursive: true });
  writeFileSync(join(root, '.content/messages'), 'a file where a folder should be');
  writeFileSync(join(root, 'data/owner.json'), readFileSync(join(root, 'data/owner.json')));
  await until(() => /EEXIST|ENOTDIR/.test(messages));
  expect(dev.exitCode).toBeNull();
  expect(await request('/portfolio/')).toBe('Next: /portfolio/');
  rmSync(join(root, '.content/messages'));
});

test('an edit while the server starts is in the pages', async () => {
  dev.kill('SIGINT');
  await once(dev, 'close');
  start();
  // The content has been read.
  await until(() => messages.includes('Making'));
  editJson(join(root, 'messages/en.json'), 'Home.Head', 'Edited meanwhile');
  await until(() => messages.includes('The site'));
  const made = () => readFileSync(join(root, '.content/messages/en.json'), 'utf8');
  await until(() => made().includes('Edited meanwhile'));
});

test('Ctrl+C ends it and frees the port, which is reported if another program uses it', async () => {
  dev.kill('SIGINT');
  await once(dev, 'close');
  await expect(request('/')).rejects.toThrow();

  const other = createServer().listen(port, '0.0.0.0');
  await once(other, 'listening');
  start();
  const [code] = await once(dev, 'close');
  other.close();
  expect(code).toBe(1);
  expect(messages).toBe(
    `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run dev\n`,
  );
});

test('a mistake in the content is reported and frees the port', async () => {
  rmSync(join(root, 'data/contacts.json'));
  start();
  const [code] = await once(dev, 'close');
  expect(code).toBe(1);
  expect(messages).toContain('data/contacts.json');
});
