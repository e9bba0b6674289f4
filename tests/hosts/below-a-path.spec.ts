import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { hydrate } from '../browser/site';
import { expect, test } from '../browser/test';
import { en } from '../texts';
import { hosts, sites } from './hosts';
import { base } from './sites';

const files = readdirSync(sites.below, { recursive: true, encoding: 'utf8' });
const textsOf = (ending: RegExp) =>
  files
    .filter((file) => ending.test(file))
    .map((file) => ({ file, text: readFileSync(join(sites.below, file), 'utf8') }));
const siteUrl = `${process.env.NEXT_PUBLIC_SITE_URL}/`;

/** Whether an address, as it stands in a file of the site, leads to something that was exported. */
function leadsSomewhere(address: string, file: string): boolean {
  const { href, pathname } = new URL(address, `${siteUrl}${base.slice(1)}/${file}`);
  if (!href.startsWith(siteUrl)) return true;
  if (!`${pathname}`.startsWith(`${base}/`)) return false;
  const path = join(sites.below, decodeURI(pathname.slice(base.length)));
  return existsSync(pathname.endsWith('/') ? join(path, 'index.html') : path);
}

function addressesOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) => {
      if (/^(href|src|action|poster)$/.test(name)) return [value];
      if (name === 'srcset') return value.split(', ').map((each) => each.split(' ')[0] ?? '');
      if (name === 'data-chunks') return value.split(' ');
      if (name === 'content' && value.startsWith('http')) return [value];
      return [];
    }),
  );
}

test('every address of every page leads to what is there', () => {
  const pages = textsOf(/\.html$/);
  expect(pages.length).toBeGreaterThan(30);
  const stray = pages.flatMap(({ file, text }) => {
    const addresses = addressesOf(text);
    expect(addresses.length, file).toBeGreaterThan(10);
    return addresses
      .filter((address) => !leadsSomewhere(address, file))
      .map((address) => `${file}: ${address}`);
  });
  expect(stray).toEqual([]);
});

test('so does every address of the styles', () => {
  const stray = textsOf(/\.css$/).flatMap(({ file, text }) =>
    [...text.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !leadsSomewhere(address, file))
      .map((address) => `${file}: ${address}`),
  );
  expect(stray).toEqual([]);
});

test('so does every address of the sitemap, the feeds, the manifests and the texts for machines', () => {
  const machines = textsOf(/(sitemap\.xml|feed\.xml|\.webmanifest|llms\.txt|robots\.txt|\.md)$/);
  expect(machines.length).toBeGreaterThan(30);
  let found = 0;
  const stray = machines.flatMap(({ file, text }) => {
    const addresses = [
      ...text.matchAll(/https:\/\/portfolio\.example[^\s"'<>)\]]*/g),
      ...text.matchAll(/(?<=": ?")\/[^"]*/g),
    ].map(([address]) => address);
    found += addresses.length;
    return addresses
      .filter((address) => !leadsSomewhere(address, file))
      .map((address) => `${file}: ${address}`);
  });
  expect(found).toBeGreaterThan(100);
  expect(stray).toEqual([]);
});

test('no script or payload names a file or a page at the root', () => {
  const stray = textsOf(/\.(js|txt)$/).flatMap(({ file, text }) =>
    [...text.matchAll(/["'](\/(?:_next|media|Locales|az|project|contact)\/[^"' \\]*)/g)]
      .map(([, address = '']) => address)
      .filter((address) => !address.startsWith(`${base}/`))
      .map((address) => `${file}: ${address}`),
  );
  // Next puts the path before these as it reads them.
  expect(stray.filter((each) => !/: \/(az|project|contact)\//.test(each))).toEqual([]);
});

test('the 404 page finds the texts and leads back into the site', async ({ page }) => {
  const nginx = hosts.find(({ name, base: path }) => name === 'nginx' && path === base);
  const origin = nginx?.origin ?? '';
  for (const [path, language] of [
    ['/project/99/', 'en'],
    ['/az/nothing/', 'az'],
  ] as const) {
    await page.goto(`${origin}${base}${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href, path).toMatch(new RegExp(`^${base}/`));
      expect((await page.request.get(origin + href)).status(), href).toBe(200);
    }
  }
  await page.goto(`${origin}${base}/project/99/`);
  await page.getByRole('navigation').getByRole('link', { name: en.NotFound.Contact }).click();
  await expect(page).toHaveURL(`${origin}${base}/contact/`);
  await hydrate(page);
});
