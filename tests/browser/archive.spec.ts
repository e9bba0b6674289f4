import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { isBilingual, other } from './site';

/** An archive shows home under every path, but redirects a path that it does not have. */
const test = base.extend<{ visit: (path: string, from: RegExp, to: string) => Promise<string[]> }>({
  visit: async ({ page }, use) => {
    const home = readFileSync('out/index.html');
    const loaded: string[] = [];
    let redirect = (path: string) => path;
    const server = createServer(({ url = '', headers }, response) => {
      if (headers['sec-fetch-dest'] !== 'document') return response.writeHead(404).end();
      const location = redirect(url);
      if (location !== url) return response.writeHead(302, { location }).end();
      loaded.push(url);
      return response.setHeader('Content-Type', 'text/html').end(home);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(async (path, from, to) => {
      redirect = (asked) => asked.replace(from, to);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
        waitUntil: 'commit',
      });
      // A page that reloads for ever does it before it is complete.
      await expect.poll(() => loaded.length).toBeGreaterThan(1);
      await page.waitForFunction(() => document.readyState === 'complete');
      return loaded;
    });
    server.closeAllConnections();
    server.close();
  },
});

test('a page that an archive shows under a path with two slashes is corrected once', async ({
  visit,
}) => {
  const path = '/web/2026id_/https://me.example/';
  expect(await visit(path, /https:\/(?=\w)/, 'https://')).toEqual([path, path]);
});

test.describe("a visitor whose browser speaks the site's other language", () => {
  test.skip(!isBilingual, 'one language');
  test.use({ locale: other });

  test('is redirected once by a page whose other language leads back to it', async ({ visit }) => {
    expect(await visit('/web/me.example/', /^\/\w\w\//, '/')).toEqual([
      '/web/me.example/',
      '/web/me.example/',
    ]);
  });
});
