/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHostFiles } from './host-files';

const out = mkdtempSync(join(tmpdir(), 'host-files-'));
const policy = "default-src 'none'; script-src 'sha256-a/+='; connect-src $& $' $`";
const immutable = 'public, max-age=31536000, immutable';
const read = (file: string) => readFileSync(join(out, file), 'utf8');

/** The headers of each block in `_headers`; the keys are the blocks' paths. */
function readBlocks(): Record<string, Record<string, string>> {
  const blocks = [...read('_headers').matchAll(/^(\/\S+)\n((?: {2}.+\n)+)/gm)];
  return Object.fromEntries(
    blocks.map(([, path = '', lines = '']) => [
      path,
      Object.fromEntries([...lines.matchAll(/^ {2}(.+?): (.+)$/gm)].map((line) => line.slice(1))),
    ]),
  );
}

beforeAll(() => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/portfolio';
  writeHostFiles(out, policy);
});

afterAll(() => rmSync(out, { recursive: true }));

test('every host file is complete', () => {
  const files = readdirSync(out);
  expect(files.filter((file) => read(file).includes('{{'))).toEqual([]);
  for (const file of ['.htaccess', '.policy.nginx', '.policy.caddy']) {
    expect(read(file)).toContain(`Content-Security-Policy "${policy}"`);
  }
});

test('_headers sends the policy for all files and caches only hashed files', () => {
  const blocks = readBlocks();
  expect(blocks['/portfolio/*']).toMatchObject({ 'Content-Security-Policy': policy });
  expect(blocks['/portfolio/*']).not.toHaveProperty('Cache-Control');
  expect(blocks['/portfolio/_next/static/*']).toEqual({ 'Cache-Control': immutable });
  expect(blocks['/portfolio/media/*']).toEqual({ 'Cache-Control': immutable });
  // An owner may have added blocks.
  const kept = Object.values(blocks).filter((block) => block['Cache-Control'] === immutable);
  expect(kept).toHaveLength(2);
});

test('vercel.json sends the same headers as _headers', () => {
  const everywhere = Object.entries(readBlocks()['/portfolio/*'] ?? {});
  const { trailingSlash, headers } = JSON.parse(read('vercel.json'));
  expect(trailingSlash).toBe(true);
  // An owner may have added rules.
  expect(headers).toEqual(
    expect.arrayContaining([
      {
        source: '/portfolio/(.*)',
        headers: everywhere.map(([key, value]) => ({ key, value })),
      },
      {
        source: '/portfolio/(_next/static|media)/(.*)',
        headers: [{ key: 'Cache-Control', value: immutable }],
      },
    ]),
  );
  expect(JSON.stringify(headers).split(immutable)).toHaveLength(2);
});

test('nginx, Caddy and Apache send the same headers as _headers', () => {
  const { 'Content-Security-Policy': _, ...headers } = readBlocks()['/portfolio/*'] ?? {};
  const lines = Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  expect(lines.length).toBeGreaterThan(0);
  for (const file of ['deploy/nginx.conf', 'deploy/Caddyfile', 'deploy/site/.htaccess']) {
    const text = readFileSync(file, 'utf8');
    expect({ file, missing: lines.filter((line) => !text.includes(line)) }).toEqual({
      file,
      missing: [],
    });
  }
});
