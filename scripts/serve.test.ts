/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { get, request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { maxLengths } from '../lib/constants.mjs';

const port = '4169';
const origin = `http://localhost:${port}`;
let root: string;
let server: ChildProcess;
/** What the server has printed. */
let output: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  writeSite('out', 'yesterday');
  await start();
});

async function start() {
  const tsx = resolve('node_modules/tsx/dist/cli.mjs');
  server = spawn(process.execPath, [tsx, resolve('scripts/serve.ts')], {
    cwd: root,
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  output = server.stdout ? String(await once(server.stdout, 'data')) : '';
}

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

test('a running server serves only the new build after it replaces out/', async () => {
  expect(await request('/')).toBe('200 yesterday');

  writeSite('new', 'today, with more text than before');
  renameSync(join(root, 'out'), join(root, 'old'));
  renameSync(join(root, 'new'), join(root, 'out'));
  expect(await request('/')).toBe('200 today, with more text than before');
  expect(await request('/_next/static/33.js')).toBe('200 today, with more text than before');
  expect(await request('/_next/static/9.js')).toBe('404 today, with more text than before');
});

function send(body: string, from = origin): Promise<string> {
  const headers = { origin: from };
  return request('/api/v1.0/email/send', { method: 'POST', body, headers });
}

test('the server says where messages arrive, unless the form opens the mail program', async () => {
  expect(output).toContain(`Its messages:   ${origin}/outbox/`);
  server.kill();
  await once(server, 'exit');
  mkdirSync(join(root, 'data'));
  const contacts = { email: 'me@example.com', form: 'mail' };
  writeFileSync(join(root, 'data/contacts.json'), JSON.stringify(contacts));
  await start();
  expect(output).toContain(`The site:       ${origin}/`);
  expect(output).not.toContain('messages');
});

test('the outbox shows the messages of the contact form, newest first', async () => {
  expect(await send('{')).toMatch(/^400/);
  for (const from_name of ['Leyla', 'Əli']) {
    expect(await send(JSON.stringify({ template_params: { from_name } }))).toBe('200 OK');
  }
  expect(await request('/outbox/')).toMatch(/from_name: Əli.+from_name: Leyla/s);
});

test('only the own pages can send to the outbox, and no message is longer than the form allows', async () => {
  const body = JSON.stringify({ template_params: { from_name: 'Leyla' } });
  for (const from of ['https://evil.example', `http://localhost:1${port}`, 'null', '']) {
    expect([from, await send(body, from)]).toEqual([from, expect.stringMatching(/^403/)]);
  }
  const long = JSON.stringify({ template_params: { message: 'a'.repeat(200_000) } });
  expect(await send(long)).toMatch(/^413/);
  expect(await request('/outbox/')).toBe('200 No messages yet');
  expect(await send(body, `http://127.0.0.1:${port}`)).toBe('200 OK');
  for (const [host, from, answer] of [
    [`192.168.1.5:${port}`, `http://192.168.1.5:${port}`, 200],
    [`192.168.1.5:${port}`, 'http://192.168.1.6:80', 403],
    [`evil.example:${port}`, `http://evil.example:${port}`, 403],
  ] as const) {
    expect([host, await postTo(host, from, body)]).toEqual([host, answer]);
  }
});

/** Unlike `fetch`, this sends any header `Host`. */
async function postTo(host: string, from: string, body: string): Promise<number | undefined> {
  const headers = { host, origin: from };
  const post = httpRequest(`${origin}/api/v1.0/email/send`, { method: 'POST', headers }).end(body);
  const [response] = (await once(post, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('the longest message of the form arrives', async () => {
  const message = '\u{1}'.repeat(maxLengths.message);
  expect(await send(JSON.stringify({ template_params: { message } }))).toBe('200 OK');
});

test('control characters of a message reach no terminal', async () => {
  const message = 'red \u{1b}[31m\u{9b}31m\r\u{7f}\u{7}\nnext\tline';
  await send(JSON.stringify({ template_params: { message, '\u{1b}c': '' } }));
  const shown = await request('/outbox/');
  expect(shown).toContain('message: red \\x1b[31m\\x9b31m\\x0d\\x7f\\x07\nnext\tline\n\\x1bc: \n');
});

test.each([
  ['/', 'PUT', 'GET, HEAD'],
  ['/', 'POST', 'GET, HEAD'],
  ['/outbox/', 'DELETE', 'GET, HEAD'],
  ['/api/v1.0/email/send', 'GET', 'POST, OPTIONS'],
])('%s refuses %s', async (path, method, allow) => {
  const response = await fetch(origin + path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
});

test('redirects keep the whole query, and never lead to another site', async () => {
  mkdirSync(join(root, 'out/contact'));
  writeFileSync(join(root, 'out/contact/index.html'), '');
  expect(await locationOf('/contact?a=1?b=2')).toBe('/contact/?a=1?b=2');
  mkdirSync(join(root, 'out/v1.2 işlər'));
  writeFileSync(join(root, 'out/v1.2 işlər/index.html'), '');
  const encoded = encodeURI('/v1.2 işlər');
  expect(await locationOf(encoded)).toBe(`${encoded}/`);
  for (const path of [
    '//evil.example/..%2fcontact',
    '/%2fevil.example/..%2fcontact',
    '/%5cevil.example/..%2fcontact',
    '/\\evil.example/../contact',
    '//evil.example/../contact',
    '//contact',
  ]) {
    const location = (await locationOf(path)) ?? '/';
    expect([path, new URL(location, origin).origin]).toEqual([path, origin]);
  }
});

/** Unlike `fetch`, this sends `..` and backslashes as they are. */
async function locationOf(path: string): Promise<string | undefined> {
  const [response] = (await once(get(origin, { path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.headers.location;
}

test('files that only hosts read are not served', async () => {
  const files = ['.htaccess', '.nojekyll', '.policy.caddy', '_headers', 'vercel.json'];
  mkdirSync(join(root, 'out/.well-known'));
  for (const file of [...files, '.well-known/security.txt']) {
    writeFileSync(join(root, 'out', file), 'text');
  }
  for (const path of [
    ...files,
    '%2ehtaccess',
    '/_headers',
    '_headers/',
    '%5fheaders',
    './.htaccess',
  ]) {
    expect([path, await request(`/${path}`)]).toEqual([path, '404 yesterday']);
  }
  expect(await request('/.well-known/security.txt')).toBe('200 text');
});
