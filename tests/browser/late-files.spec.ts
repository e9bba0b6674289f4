import type { Page } from '@playwright/test';
import { findCutTexts, inOther, kinds } from './site';
import { expect, test } from './test';

test.use({
  // The page with other fallback fonts does not match its policy.
  bypassCSP: true,
  // Scroll bars take room, as on most desktops. Playwright hides them.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});
// Cards enter from the side.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The fonts that a visitor may have, as the `local()` sources that the page then lacks, and the width of a device. */
const systems = [
  ['Arial, Roboto or Liberation Sans', /local\("?DejaVu[^)]*\)/g, 390],
  ['DejaVu Sans', /local\("?(?!DejaVu)[^)]*\)/g, 1280],
  ['no known font', /local\([^)]*\)/g, 390],
] as const;

for (const [system, unavailable, width] of systems) {
  for (const path of kinds.map(inOther)) {
    test(`late fonts and pictures move nothing on ${path}, with ${system}`, async ({ page }) => {
      await delayFiles(page);
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({ response, body: html.replace(unavailable, 'local("none")') });
        },
      );
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(readShifts)).toEqual([]);
      expect(await findCutTexts(page)).toEqual([]);
    });
  }
}

for (const path of kinds) {
  test(`the first paint of ${path} waits for its heading`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.slice(0, html.indexOf('</head>'))).toContain(
      '<link rel="expect" href="#first-view-end" blocking="render">',
    );
    expect(html.slice(html.indexOf('</h1>'))).toContain('<template id="first-view-end">');
  });
}

test('a reloaded page waits for its end', async ({ page }) => {
  await page.goto('/');
  const link = page.locator('link[rel=expect][blocking=render][href="#page-end"]');
  await expect(link).toHaveCount(0);
  await page.reload();
  await expect(link).toHaveCount(1);
  await expect(page.locator('main ~ #page-end')).toBeAttached();
});

test('the first view is as wide without what follows, when the page does not scroll yet', async ({
  page,
}) => {
  await page.goto('/');
  const width = () => page.evaluate(() => document.documentElement.clientWidth);
  const whole = await width();
  expect(whole).toBeLessThan(1280);
  await page.addStyleTag({ content: '#homeHead ~ *, footer { display: none }' });
  expect(await width()).toBe(whole);
});

/** Delays fonts past the time in which the browser shows an optional one, and pictures less. */
async function delayFiles(page: Page) {
  await page.route(/\.(avif|jpe?g|woff2)$/, async (route) => {
    const delay = route.request().url().endsWith('.woff2') ? 600 : 200;
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

/** @returns what moved since the page came, and by how much */
function readShifts() {
  return new Promise<string[]>((resolve) => {
    setTimeout(resolve, 200, []);
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[];
      resolve(
        entries.map(
          ({ value, sources }) => `${value} ${sources.map(({ node }) => node?.textContent)}`,
        ),
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
