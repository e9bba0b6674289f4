import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { extname, join } from 'node:path';
import type { APIResponse } from '@playwright/test';
import { hydrate, pages } from '../../browser/site';
import { expect, test } from '../../browser/test';
import { en } from '../../texts';
import { hosts } from './hosts';

/** By file ending. A host without a recipe has only the types of its own list, which lacks the newer ones. */
const types: Record<string, RegExp> = {
  '.html': /^text\/html/,
  '.css': /^text\/css/,
  '.js': /^(text|application)\/javascript/,
  '.json': /^application\/json/,
  '.txt': /^text\/plain/,
  '.xml': /^(text|application)\/xml/,
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.jpg': /^image\/jpeg/,
  '.jpeg': /^image\/jpeg/,
  '.pdf': /^application\/pdf/,
};
const recipeTypes: Record<string, RegExp> = {
  ...types,
  '.avif': /^image\/avif/,
  '.woff2': /^(application\/font-|font\/)woff2/,
  '.webmanifest': /^application\/manifest\+json/,
};
/** In a redirect that repeats such an address, a browser would read another site. */
const hostilePaths = [
  '//evil.example/..%2fcontact',
  '/%5cevil.example/..%2fcontact',
  '/\\evil.example/../contact',
  '//evil.example/index.html',
  '/%5cevil.example/index.html',
  '//contact',
];
const year = 'public, max-age=31536000, immutable';

/** The first file of each kind. */
function filesByType(site: string): Map<string, string> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !/^\.|vercel\.json$/.test(file),
  );
  return new Map(files.map((file) => [extname(file), file]).reverse() as [string, string][]);
}

/** The headers that must be equal for GET and HEAD. */
function comparedHeaders(response: APIResponse) {
  const headers = response.headers();
  const compared = ['content-type', 'cache-control', 'content-security-policy', 'location'];
  return Object.fromEntries(compared.map((name) => [name, headers[name]]));
}

/** Unlike Playwright's requests, this sends `..` and backslashes as they are. @returns where the answer redirects to */
async function locationOf(origin: string, path: string): Promise<string> {
  const [response] = (await once(get(origin, { path }), 'response')) as [IncomingMessage];
  response.resume();
  return response.headers.location ?? '/';
}

for (const host of hosts.filter(({ deployed }) => !deployed)) {
  const { name, origin, base, site, recipe } = host;
  const at = (path: string) => `${origin}${base}${path}`;

  test(`${name} sends every page, and for HEAD what it sends for GET`, async ({ request }) => {
    expect(pages.length).toBeGreaterThan(30);
    for (const { path } of pages) {
      const response = await request.get(at(path), { headers: { 'accept-encoding': 'identity' } });
      expect(response.status(), path).toBe(200);
      expect(response.headers()['content-type'], path).toMatch(/^text\/html/);
      expect(await response.text(), path).toBe(
        readFileSync(join(site, path, 'index.html'), 'utf8'),
      );
      const head = await request.head(at(path), { headers: { 'accept-encoding': 'identity' } });
      expect(head.status(), path).toBe(200);
      expect(comparedHeaders(head), path).toEqual(comparedHeaders(response));
      expect((await head.body()).length, path).toBe(0);
    }
  });

  test(`${name} answers 404 for what is not there`, async ({ request }) => {
    const page = readFileSync(join(site, '404.html'), 'utf8');
    for (const path of ['/project/99/', '/nothing', '/az/nothing/', '/_next/static/old.js']) {
      const response = await request.get(at(path));
      expect(response.status(), path).toBe(404);
      expect(await response.text(), path).toBe(page);
      const { 'cache-control': cache } = response.headers();
      expect(cache, path).toBe(recipe ? 'no-cache' : undefined);
      expect((await request.head(at(path))).status(), path).toBe(404);
    }
  });

  test(`${name} sends the type of each file`, async ({ request }) => {
    const files = filesByType(site);
    for (const [ending, type] of Object.entries(recipe ? recipeTypes : types)) {
      const file = files.get(ending);
      expect(file, ending).toBeDefined();
      const response = await request.get(at(`/${encodeURI(file ?? '')}`));
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).toMatch(type);
    }
  });

  test(`${name} redirects a page's address without a slash to the page`, async ({ request }) => {
    for (const path of ['/project', '/project/3', '/az/contact']) {
      const response = await request.get(at(path));
      expect(response.status(), path).toBe(200);
      expect(response.url(), path).toBe(at(`${path}/`));
      // Without its query, an address that chooses the language leads to the other one.
      expect((await request.get(at(`${path}?lng=az`))).url()).toBe(at(`${path}/?lng=az`));
    }
  });

  test(`${name} serves a site that works`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    // Chromium warns of features that it does not know.
    page.on('console', (message) => {
      if (message.text().includes('Permissions-Policy')) faults.push(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(at('/'))) {
        faults.push(`outside: ${request.url()}`);
      }
    });
    await page.goto(at('/'));
    await hydrate(page);
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(at('/project/1/'));
    await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
    await expect(page).toHaveURL(at('/contact/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(en.Contact.Title);

    await page.getByRole('banner').locator('a[data-locale=az]').click();
    await expect(page).toHaveURL(at('/az/contact/'));
    // The choice is kept, and found by an address that names no language.
    await page.goto(at('/project/'));
    await expect(page).toHaveURL(at('/az/project/'));
    expect(faults).toEqual([]);
  });

  if (!recipe) continue;

  test(`${name} lets browsers keep hashed files for a year, and revalidate the others`, async ({
    request,
  }) => {
    const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
    const isHashed = (file: string) => /^(_next\/static|media)\/.*\./.test(file);
    const hashed = files.filter(isHashed);
    expect(hashed.length).toBeGreaterThan(100);
    for (const file of hashed.filter((_, index) => index % 20 === 0)) {
      const { 'cache-control': cache } = (await request.get(at(`/${file}`))).headers();
      expect(cache, file).toBe(year);
    }
    for (const path of ['/', '/az/', '/project/1/', '/Locales/en/translation.json']) {
      const response = await request.get(at(path));
      expect(response.headers()['cache-control'], path).toBe('no-cache');
      const { etag = '' } = response.headers();
      const again = await request.get(at(path), { headers: { 'if-none-match': etag } });
      expect(again.status(), `${path} again`).toBe(304);
    }
  });

  test(`${name} sends the policy and the other headers with each response`, async ({ request }) => {
    const [everywhere = ''] = readFileSync(join(site, '_headers'), 'utf8').split('/_next/static/');
    const expected = [...everywhere.matchAll(/^ {2}(.+): (.+)$/gm)];
    expect(expected.map(([, header]) => header)).toContain('Content-Security-Policy');
    const asset = filesByType(join(site, 'media')).get('.avif');
    for (const path of ['/', '/az/project/2/', '/nothing', `/media/${asset}`, '/project']) {
      const headers = (await request.get(at(path), { maxRedirects: 0 })).headers();
      for (const [, header = '', value] of expected) {
        expect([path, header, headers[header.toLowerCase()]]).toEqual([path, header, value]);
      }
    }
  });

  test(`${name} redirects index.html to its folder, and never to another site`, async ({
    request,
  }) => {
    for (const [from, to] of [
      ['/index.html', '/'],
      ['/az/project/3/index.html', '/az/project/3/'],
    ] as const) {
      const response = await request.get(at(from), { maxRedirects: 0 });
      expect(response.status(), from).toBe(301);
      expect(new URL(response.headers().location ?? '', at(from)).href, from).toBe(at(to));
      expect((await request.get(at(from))).status(), from).toBe(200);
      expect((await request.get(at(`${from}?lng=az&a=b`))).url()).toBe(at(`${to}?lng=az&a=b`));
    }
    for (const path of hostilePaths) {
      for (const query of ['', '?a=//evil.example']) {
        const location = await locationOf(origin, base + path + query);
        expect(new URL(location, origin).origin, path).toBe(origin);
        const atRoot = await locationOf(origin, path.replace('contact', `${base}/contact`) + query);
        expect(new URL(atRoot, origin).origin, path).toBe(origin);
      }
    }
  });

  test(`${name} compresses pages and styles, and serves no dot files but those of .well-known`, async ({
    request,
  }) => {
    const chunks = '_next/static/chunks';
    // Caddy leaves a file below 512 bytes as it is.
    const style = readdirSync(join(site, chunks)).find(
      (file) => file.endsWith('.css') && statSync(join(site, chunks, file)).size > 512,
    );
    for (const path of ['/', `/${chunks}/${style}`]) {
      const response = await request.get(at(path), { headers: { 'accept-encoding': 'gzip' } });
      expect(response.headers()['content-encoding'], path).toBe('gzip');
      expect(response.headers().vary, path).toMatch(/accept-encoding/i);
    }
    for (const file of ['.htaccess', '.nojekyll', '.policy.nginx', '_headers', 'vercel.json']) {
      expect(existsSync(join(site, file)), file).toBe(true);
      expect([403, 404]).toContain((await request.get(at(`/${file}`))).status());
    }
    expect((await request.get(at('/.well-known/security.txt'))).status()).toBe(200);
  });
}
