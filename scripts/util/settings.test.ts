/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactOrigins, missingContactKeys, outboxEnv, setDefaultSiteUrl } from './settings';

const before = { ...process.env };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'settings-'));
  // Next's loader keeps the first environment that it sees.
  jest.resetModules();
  process.env = { NODE_ENV: 'test' };
});

afterEach(() => {
  process.env = { ...before };
  rmSync(root, { recursive: true });
});

async function load(files: Record<string, string>, mode?: 'development') {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, name), content);
  const { loadSettings } = await import('./settings');
  loadSettings(root, mode);
}

test.each([
  [undefined, 'of .env.production.local'],
  ['development', 'of .env.local'],
] as const)('in the mode %s, the same file decides as in Next', async (mode, value) => {
  process.env.C = 'of the host';
  Object.assign(process.env, { NODE_ENV: 'staging' });
  await load(
    {
      '.env': 'A="of .env"\nB=b\nC=c',
      '.env.local': 'A="of .env.local"',
      '.env.production.local': 'A="of .env.production.local"',
    },
    mode,
  );
  const NODE_ENV = mode ?? 'production';
  expect(process.env).toMatchObject({ A: value, B: 'b', C: 'of the host', NODE_ENV });
});

test.each([
  ['NEXT_PUBLIC_SITE_URL=\nBASE_PATH=\nNEXT_PUBLIC_EMAILJS_SERVICE_ID=', ''],
  ['NEXT_PUBLIC_SITE_URL=http://localhost:3000/', ''],
  ['NEXT_PUBLIC_SITE_URL=https://me.example\nBASE_PATH=/me/work', '/me/work'],
  ['NEXT_PUBLIC_SITE_URL=https://me.example/a/\nBASE_PATH=/a', '/a'],
])('%j has no mistake', async (text, base) => {
  await load({ '.env.local': text });
  expect(process.env.NEXT_PUBLIC_BASE_PATH).toBe(base);
});

test.each([
  ['BASE_PATH=portfolio/', 'BASE_PATH must be a path such as /portfolio'],
  ['BASE_PATH=/"><script>', 'BASE_PATH must be a path such as /portfolio'],
  ['NEXT_PUBLIC_SITE_URL=me.example', 'NEXT_PUBLIC_SITE_URL must be an address such as https://me'],
  ['NEXT_PUBLIC_SITE_URL=ftp://me.example', 'NEXT_PUBLIC_SITE_URL must be an address such as'],
  [`NEXT_PUBLIC_SITE_URL="https://me';x.example"`, 'NEXT_PUBLIC_SITE_URL must be an address'],
  ['NEXT_PUBLIC_SITE_URL=https://me.example/a', 'NEXT_PUBLIC_SITE_URL has a path that is not BASE'],
])('%s is one line, with its file', async (text, message) => {
  await expect(load({ '.env.local': text })).rejects.toThrow(`.env.local: ${message}`);
});

test('a mistake in a variable of the host names the environment', async () => {
  process.env.BASE_PATH = 'a b';
  await expect(load({})).rejects.toThrow('the environment: BASE_PATH must be a path');
});

test('the form sends to EmailJS, to the outbox, or by the mail program', () => {
  expect(missingContactKeys('emailjs')).toHaveLength(3);
  expect(missingContactKeys('mail')).toEqual([]);
  expect(contactOrigins('emailjs')).toEqual([]);
  for (const [origin, origins] of [
    ['', ['https://api.emailjs.com']],
    ['/', []],
    ['http://localhost:4000', ['http://localhost:4000']],
  ] as const) {
    Object.assign(process.env, outboxEnv(origin));
    expect(contactOrigins('emailjs')).toEqual(origins);
    expect(contactOrigins('mail')).toEqual([]);
  }
});

test('without a site URL, the build uses the local one and warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  setDefaultSiteUrl(4000);
  expect(process.env.NEXT_PUBLIC_SITE_URL).toBe('http://localhost:4000');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is not set/));
});

test('the GitHub Pages workflow passes every setting of .env.example to the build', () => {
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  const settings = names('.env.example', /^([A-Z_]+)=/gm);
  expect(settings.length).toBeGreaterThan(0);
  expect(names('deploy/github-pages.yml', /^ +([A-Z_]+): \$\{\{/gm)).toEqual(settings);
});
