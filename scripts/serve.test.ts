/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const port = '4169';
const origin = `http://localhost:${port}`;
let root: string;
let server: ChildProcess;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  writeSite('out', 'yesterday');
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  server = spawn(process.execPath, [tsx, resolve('scripts/serve.ts')], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (server.stdout) await once(server.stdout, 'data');
});

afterEach(() => {
  server.kill();
  rmSync(root, { recursive: true });
});

function writeSite(folder: string, text: string) {
  mkdirSync(join(root, folder, '_next/static'), { recursive: true });
  for (const file of ['index.html', '404.html']) writeFileSync(join(root, folder, file), text);
  writeFileSync(join(root, folder, '_next/static', `${text.length}.js`), text);
}

async function request(path: string, init?: RequestInit): Promise<string> {
  const response = await fetch(origin + path, init);
  return `${response.status} ${await response.text()}`;
}

test('a running server outlives a missing out/, and serves only the new build after that', async () => {
  expect(await request('/')).toBe('200 yesterday');

  writeSite('new', 'today, with more text than before');
  renameSync(join(root, 'out'), join(root, 'old'));
  expect(await request('/')).toMatch(/^503 .*npm run build/);
  renameSync(join(root, 'new'), join(root, 'out'));
  expect(await request('/')).toBe('200 today, with more text than before');
  expect(await request('/_next/static/33.js')).toBe('200 today, with more text than before');
  expect(await request('/_next/static/9.js')).toBe('404 today, with more text than before');
});

test('the outbox shows the messages of its own pages, newest first', async () => {
  const send = (body: string, from = origin) =>
    request('/api/v1.0/email/send', { method: 'POST', body, headers: { origin: from } });
  const messageOf = (from_name: string) => JSON.stringify({ template_params: { from_name } });

  expect(await send('{')).toMatch(/^400/);
  for (const from of ['https://evil.example', `http://localhost:1${port}`, 'null', '']) {
    expect([from, await send(messageOf('Eve'), from)]).toEqual([
      from,
      expect.stringMatching(/^403/),
    ]);
  }
  expect(await request('/outbox/')).toBe('200 No messages yet');
  for (const name of ['Leyla', 'Əli \u{1b}[31m'])
    expect(await send(messageOf(name))).toBe('200 OK');
  expect(await request('/outbox/')).toMatch(/from_name: 'Əli \\x1B\[31m'.+from_name: 'Leyla'/s);
});

test('the outbox is closed to the names of other sites, which may lead to this machine', async () => {
  const statusFor = async (host: string) =>
    (await ask('/outbox/', { headers: { host: `${host}:${port}` } })).statusCode;
  for (const host of ['localhost', '127.0.0.1', '192.0.2.7', '[::1]']) {
    expect([host, await statusFor(host)]).toEqual([host, 200]);
  }
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example']) {
    expect([host, await statusFor(host)]).toEqual([host, 403]);
  }
});

test('files that only hosts read are not sent, those of .well-known are', async () => {
  mkdirSync(join(root, 'out/.well-known'));
  const files = ['.htaccess', '.policy.nginx', '_headers', 'vercel.json'];
  for (const file of [...files, '.well-known/security.txt']) {
    writeFileSync(join(root, 'out', file), 'text');
  }
  for (const file of [...files, '%2ehtaccess', '_headers/', '.well-known/../.htaccess']) {
    expect([file, (await ask(`/${file}`)).statusCode]).toEqual([file, 404]);
  }
  expect(await request('/.well-known/security.txt')).toBe('200 text');
});

test('a redirect to the slash keeps the whole query, and never leads to another site', async () => {
  mkdirSync(join(root, 'out/contact'));
  writeFileSync(join(root, 'out/contact/index.html'), '');
  expect(await locationOf('/contact?a=1?b=2')).toBe('/contact/?a=1?b=2');
  for (const path of ['//evil.example/..%2fcontact', '//evil.example/../contact', '//contact']) {
    expect([path, await locationOf(path)]).toEqual([path, undefined]);
  }
});

async function locationOf(path: string): Promise<string | undefined> {
  return (await ask(path)).headers.location;
}

/** Unlike `fetch`, this sends `..`, two slashes and any `Host` as they are. */
async function ask(path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const [response] = await once(get(origin, { path, ...options }), 'response');
  return response.resume();
}
