import type { Page } from '@playwright/test';
import { defaultLocale } from '@/lib/i18n/locales';
import { en } from '../texts';
import { chunks, deepRoute, hydrate, inOther, isBilingual, other, pages, projects } from './site';
import { expect, test } from './test';

const english = pages.filter(({ locale }) => locale === defaultLocale);

/** @returns the addresses of the scripts that the page asks for, as they come */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

for (const { path } of english) {
  test(`${path} loads no script until the visitor moves`, async ({ page }) => {
    const scripts = watchScripts(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.mouse.move(200, 200);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await hydrate(page);
  });
}

test('what hydrates asks to be compiled while it loads', async ({ page, request }) => {
  const scripts = watchScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
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

    test(`${move} is a first move`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      await make(page);
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
  });
}

test('a visitor who saves data and only reads pays for no script', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(deepRoute, { waitUntil: 'networkidle' });
  await page.waitForTimeout(2000);
  expect(scripts).toEqual([]);
});

test.describe('with scripts that never come', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(chunks, (route) => route.abort());
    await page.goto('/', { waitUntil: 'networkidle' });
  });

  test('links lead on', async ({ page }) => {
    test.skip(projects.length === 0, 'no project');
    await page.locator('main article a').first().click();
    await expect(page).toHaveURL(deepRoute);
    await page.getByRole('link', { name: en.Footer.Button }).click();
    await expect(page).toHaveURL('/contact/');
  });

  test('the menu opens, closes by its button and by a key, and leads on', async ({ page }) => {
    const menu = page.getByRole('dialog');
    await page.getByRole('button', { name: en.Menu.Open }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: en.Menu.Close }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: en.Menu.Open }).press('Enter');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: en.Menu.Open }).click();
    await menu.getByRole('link', { name: en.Menu.Contact }).click();
    await expect(page).toHaveURL('/contact/');
  });

  test('the language changes', async ({ page }) => {
    test.skip(!isBilingual, 'one language');
    await page.getByRole('banner').locator(`a[data-locale=${other}]`).click();
    await expect(page).toHaveURL(inOther('/'));
  });

  test('nothing is hidden, and the next move asks again', async ({ page }) => {
    await page.mouse.wheel(0, 800);
    await page.waitForTimeout(500);
    expect(await page.locator('[data-reveal-waiting]').count()).toBe(0);
    await page.unroute(chunks);
    await page.waitForTimeout(1200);
    await page.mouse.move(300, 300);
    await hydrate(page);
  });
});

for (const [answer, change] of [
  ['a sign-in page', () => '<h1>Sign in</h1>'],
  ['nothing', () => ''],
  ['its first half', (code) => code.slice(0, code.length / 2)],
] satisfies [string, (code: string) => string][]) {
  async function changeChunks(page: Page) {
    await page.route(chunks, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  }

  test(`a script that is answered with ${answer} is requested again with the next move`, async ({
    page,
  }) => {
    await changeChunks(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(200, 200);
    await page.waitForTimeout(500);
    await page.unroute(chunks);
    await page.waitForTimeout(1200);
    await page.mouse.move(300, 300);
    await hydrate(page);
  });

  test(`a page whose own chunk is answered with ${answer} is loaded as a document instead`, async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await changeChunks(page);
    await page.getByRole('link', { name: en.Footer.Button }).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
  });
}

test('once hydrated, pages change without loading a document', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('link', { name: en.Footer.Button }).last().click();
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a page whose own chunk fails is loaded as a document instead', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await page.route(chunks, (route) => route.abort());
  await page.getByRole('link', { name: en.Footer.Button }).last().click();
  await expect(page).toHaveURL('/contact/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.Contact.Title);
  // It is whole as it is; the next page has its scripts again.
  await page.unroute(chunks);
  await page.mouse.move(300, 300);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await hydrate(page);
});
