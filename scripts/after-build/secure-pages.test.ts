/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashScripts, securePages } from './secure-pages';

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'pages-'));
});

afterEach(() => rmSync(out, { recursive: true }));

function page(body: string): string {
  return `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body>${body}</body></html>`;
}

test('an inline script is hashed as browsers do; data and files are not', () => {
  const html = `<script data-a="b">alert(1)</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
  // $ printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(hashScripts(html)).toEqual(['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=']);
});

test('all pages get one policy, right behind the encoding', () => {
  mkdirSync(join(out, 'az'));
  writeFileSync(join(out, 'index.html'), page('<script>one()</script>'));
  writeFileSync(join(out, 'az/index.html'), page('<script>two()</script>'));
  const { scriptHashes } = securePages(out, ['https://mail.example']);
  expect(scriptHashes).toHaveLength(2);
  const policies = ['index.html', 'az/index.html'].map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    return /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
      html,
    )?.[1];
  });
  expect(policies[0]).toBe(policies[1]);
  for (const hash of scriptHashes) expect(policies[0]).toContain(`'${hash}'`);
  expect(policies[0]).toContain("connect-src 'self' https://mail.example;");
});

test('a page whose head has changed stops the build', () => {
  writeFileSync(join(out, 'index.html'), '<html><head></head></html>');
  expect(() => securePages(out, [])).toThrow('index.html: its first tag was not found.');
});
