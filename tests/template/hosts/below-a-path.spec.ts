import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { hydrate } from '../../browser/site';
import { expect, test } from '../../browser/test';
import { en } from '../../texts';
import { hosts, sites } from './hosts';
import { base } from './sites';

const siteUrl = `${process.env.NEXT_PUBLIC_SITE_URL}/`;

/** @returns the addresses in the files of that ending, each with its file */
function addressesIn(ending: RegExp, find: (text: string) => (string | undefined)[]) {
  const files = readdirSync(sites.below, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => ending.test(file))
    .flatMap((file) => {
      const addresses = find(readFileSync(join(sites.below, file), 'utf8'));
      return addresses.map((address = '') => ({ file, address }));
    });
}

/** Whether an address in a file of the site is outside the site, or that of an exported file. */
function isGood({ file, address }: { file: string; address: string }): boolean {
  const { href, pathname } = new URL(address, `${siteUrl}${base.slice(1)}/${file}`);
  if (!href.startsWith(siteUrl)) return true;
  if (!pathname.startsWith(`${base}/`)) return false;
  const path = join(sites.below, decodeURI(pathname.slice(base.length)));
  return existsSync(pathname.endsWith('/') ? join(path, 'index.html') : path);
}

function addressesOfPage(html: string): (string | undefined)[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (/^(href|src|action|poster)$/.test(name)) return [value];
      if (name === 'srcset') return value.split(', ').map((each) => each.split(' ')[0]);
      if (name === 'data-chunks') return value.split(' ');
      if (name === 'content' && value.startsWith('http')) return [value];
      return [];
    }),
  );
}

test('every address in pages, styles, sitemap, feeds, manifests and texts for agents leads to a file', () => {
  const machines = /(sitemap\.xml|feed\.xml|\.webmanifest|llms\.txt|robots\.txt)$/;
  for (const addresses of [
    addressesIn(/\.html$/, addressesOfPage),
    addressesIn(/\.css$/, (css) =>
      [...css.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)].map(([, address]) => address),
    ),
    addressesIn(machines, (text) =>
      [
        ...text.matchAll(/https:\/\/portfolio\.example[^\s"'<>)\]]*/g),
        ...text.matchAll(/(?<=": ?")\/[^"]*/g),
      ].map(([address]) => address),
    ),
  ]) {
    // The styles have the least: a font for each of three faces.
    expect(addresses.length).toBeGreaterThanOrEqual(3);
    expect(addresses.filter((each) => !isGood(each))).toEqual([]);
  }
});

test('no script or payload names a file at the root', () => {
  // Next adds the path to the addresses of pages when it reads them.
  const addresses = addressesIn(/\.(js|txt)$/, (text) =>
    [...text.matchAll(/["'](\/(?:_next|media|Locales)\/[^"' \\]*)/g)].map(([, address]) => address),
  );
  expect(addresses.filter(({ address }) => !address.startsWith(`${base}/`))).toEqual([]);
});

test('the 404 page finds the texts and leads back into the site', async ({ page }) => {
  const nginx = hosts.find((host) => host.recipe && host.base === base);
  const origin = nginx?.origin ?? '';
  for (const [path, language] of [
    ['/az/nothing/', 'az'],
    ['/project/99/', 'en'],
  ] as const) {
    await page.goto(`${origin}${base}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const links = page.getByRole('main').getByRole('link');
    await expect(links.nth(1)).toBeVisible();
    for (const link of await links.all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href, path).toMatch(new RegExp(`^${base}/`));
      expect((await page.request.get(origin + href)).status(), href).toBe(200);
    }
  }
  await page.getByRole('navigation').getByRole('link', { name: en.Menu.Contact }).click();
  await expect(page).toHaveURL(`${origin}${base}/contact/`);
  await hydrate(page);
});
