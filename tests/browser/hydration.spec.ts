import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import sirv from 'sirv';
import { navigationTimeoutMs, sendTimeoutMs } from '@/lib/constants.mjs';
import { host } from '@/scripts/util/port.mjs';
import { en } from '../texts';
import { chunks, holdFiles, hydrate, isHydrated } from './site';
import { expect, test } from './test';

test.describe(() => {
  test.use({ hasTouch: true });

  test('a key, a scroll, a focus and a tap load the scripts', async ({ page }) => {
    for (const move of [
      () => page.keyboard.press('Tab'),
      () => page.evaluate(() => scrollTo(0, 200)),
      () => page.locator('header a').first().focus(),
      () => page.touchscreen.tap(10, 300),
    ]) {
      await page.goto('/');
      const script = page.waitForRequest(chunks);
      await move();
      await script;
    }
  });
});

/** A failed load is retried after a delay, at the next interaction. */
async function hydrateByMoving(page: Page) {
  let x = 200;
  await expect(async () => {
    await page.mouse.move(++x, 200);
    expect(await page.evaluate(isHydrated)).toBe(true);
  }).toPass();
}

const failures: [string, (route: Route) => Promise<void>][] = [
  ['fail', (route) => route.abort()],
  ['are a sign-in page', (route) => route.fulfill({ body: '<h1>Sign in</h1>' })],
];
const stall = () => new Promise<void>(() => {});

for (const [how, answer] of failures) {
  test(`scripts that ${how} are requested again`, async ({ page }) => {
    await page.route(chunks, answer);
    await page.goto('/');
    const failed = page.waitForRequest(chunks);
    await page.mouse.wheel(0, 800);
    await failed;
    await page.unrouteAll({ behavior: 'wait' });
    await hydrateByMoving(page);
  });
}

test('a script whose first request gets no answer is requested again', async ({ page }) => {
  const files = sirv('out');
  let stalled: string | undefined;
  // A held route would not do: the browser shares a request that stalls with later scripts of the same URL.
  const server = createServer((request, response) => {
    if (!stalled && request.url?.endsWith('.js')) stalled = request.url;
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  await page.clock.install();
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect.poll(() => stalled).toBeDefined();
  await page.clock.fastForward(sendTimeoutMs);
  await page.evaluate(() => dispatchEvent(new Event('hydrate')));
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  server.closeAllConnections();
  server.close();
});

for (const [how, answer] of [...failures, ['stall', stall] as const]) {
  test(`a page whose own scripts ${how} is loaded as a document`, async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.route(chunks, answer);
    await page.getByRole('link', { name: en.Footer.Button }).last().click();
    await expect(page).toHaveURL('/contact/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(en.Contact.Title);
    // The next page has its scripts again.
    await page.unroute(chunks);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await hydrate(page);
  });
}

test('a page that a slow processor still draws is not loaded as a document', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => {
      document.documentElement.setAttribute('data-waits', '');
      return 0;
    };
  });
  // From the start: Next fetches the pages of visible links early.
  const release = await holdFiles(page, /\/contact\/.*\.txt/);
  await page.goto('/');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('link', { name: en.Footer.Button }).last().click();
  await expect(page.locator('[data-waits]')).toHaveCount(1);
  release();
  await expect(page).toHaveURL('/contact/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a visitor who goes Back at once stays there', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('link', { name: en.Footer.Button }).last().click();
  await expect(page).toHaveURL('/contact/');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(navigationTimeoutMs + 500);
  await expect(page).toHaveURL('/');
});

test('a page that an extension has changed keeps its styles when React replaces it', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .locator('main p')
    .last()
    .evaluate((paragraph) => paragraph.remove());
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-old', ''));
  await hydrate(page);
  await expect(page.locator('[data-old]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the footer keeps its styles when another page replaces the one that brought them', async ({
  page,
}) => {
  await page.goto('/project/');
  await hydrate(page);
  const footer = page.getByRole('contentinfo');
  const look = await footer.evaluate((element) => getComputedStyle(element).padding);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.locator('#homeHead')).toBeVisible();
  await expect(footer).toHaveCSS('padding', look);
});
