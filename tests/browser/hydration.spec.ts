import type { Page, Route } from '@playwright/test';
import { en } from '../texts';
import { chunks, deepRoute, hydrate, kinds, projects } from './site';
import { expect, test } from './test';

/** @returns the URLs of the scripts that the page requests, as it does */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const path of kinds) {
  test(`${path} loads no script before the first interaction`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await hydrate(page);
  });
}

test('the scripts are compiled while they load', async ({ page, request }) => {
  const scripts = watchScripts(page);
  await page.goto('/');
  await hydrate(page);
  const loaded = scripts.filter((url) => url.includes('/_next/static/chunks/'));
  expect(loaded).not.toEqual([]);
  for (const url of loaded) {
    expect(await (await request.get(url)).text(), url).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

for (const [move, make] of Object.entries({
  'a key': (page: Page) => page.keyboard.press('Tab'),
  'a scroll': (page: Page) => page.evaluate(() => scrollTo(0, 200)),
  'a focus': (page: Page) => page.locator('header a').first().focus(),
  'a tap': (page: Page) => page.touchscreen.tap(10, 300),
})) {
  test.describe(() => {
    test.use({ hasTouch: true });

    test(`${move} loads the scripts`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto('/');
      await make(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
  });
}

/** A failed load is retried after a delay, at the next interaction. */
async function hydrateByMoving(page: Page) {
  let x = 200;
  await expect(async () => {
    await page.mouse.move(++x, 200);
    const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__react'));
    expect(await page.evaluate(isHydrated)).toBe(true);
  }).toPass();
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['fail', (route) => route.abort()],
  ['are a sign-in page', (route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
  [
    'end early',
    async (route) => {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({ response, body: code.slice(0, code.length / 2) });
    },
  ],
];

for (const [how, answer] of failures) {
  test(`scripts that ${how} hide nothing, and are requested again`, async ({ page }) => {
    await page.route(chunks, answer);
    await page.goto('/');
    const failed = page.waitForRequest(chunks);
    await page.mouse.wheel(0, 800);
    await failed;
    await expect(page.locator('[data-reveal-waiting]')).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
    await hydrateByMoving(page);
  });

  test(`a page whose own scripts ${how} is loaded as a document`, async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.route(chunks, answer);
    await page.getByRole('link', { name: en.Footer.Button }).last().click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
    // The next page has its scripts again.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await hydrate(page);
  });
}

test('without scripts, links load documents', async ({ page }) => {
  test.skip(projects.length === 0, 'no project');
  await page.route(chunks, (route) => route.abort());
  await page.goto('/');
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(deepRoute);
  await page.getByRole('link', { name: en.Footer.Button }).click();
  await expect(page).toHaveURL('/contact/');
});

test('once hydrated, pages change without loading a document', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: en.Footer.Button }).last().click();
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
