import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import { fontWaitMs } from '@/lib/constants.mjs';
import { routes } from '@/lib/routes';
import { countLetters } from './letters';
import { deepRoute, findCutTexts, holdFiles, inOther, kindPages, kinds, projects } from './site';
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

const emptyList =
  'on a list without projects the first view has the end of the page, which text moves';
for (const [index, [system, unavailable, width]] of systems.entries()) {
  // Every page once, and one with the fonts of each system.
  for (const path of index === 0 ? kinds.map(inOther) : [inOther(deepRoute)]) {
    test(`late fonts and pictures move nothing on ${path}, with ${system}`, async ({ page }) => {
      test.skip(path === inOther(routes.projects) && projects.length === 0, emptyList);
      await delayFiles(page, 200);
      // However slow the machine is, the fonts come before the page stops waiting for them.
      await page.addInitScript((wait) => {
        const { setTimeout } = window;
        Object.assign(window, {
          setTimeout: (run: () => void, ms: number, ...rest: unknown[]) =>
            setTimeout(run, ms === wait ? 60_000 : ms, ...rest),
        });
      }, fontWaitMs);
      await page.route(
        ({ pathname }) => pathname === path,
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({ response, body: html.replace(unavailable, 'local("none")') });
        },
        // Next asks for a page that the bar links to, perhaps while the test ends.
        { times: 1 },
      );
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(readShift)).toBeLessThanOrEqual(0.01);
      expect(await findCutTexts(page)).toEqual([]);
    });
  }
}

const latinPages = kindPages.filter(
  ({ locale }) => new Intl.Locale(locale).maximize().script === 'Latn',
);
test("a first visit is drawn in the site's own letters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of latinPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { own, others } = await countLetters(page);
    expect(own, `${path}: ${JSON.stringify(others)}`).toBeGreaterThanOrEqual(0.98);
  }
});

test('a font that comes after the text is shown when it comes, and stays', async ({ page }) => {
  const release = await holdFiles(page, '**/*.woff2');
  await page.goto(inOther(deepRoute), { waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeVisible();
  expect((await countLetters(page)).own).toBeLessThan(0.02);
  release();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(async () => (await countLetters(page)).own).toBeGreaterThanOrEqual(0.98);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect((await countLetters(page)).own).toBeGreaterThanOrEqual(0.98);
});

for (const [outcome, lose] of [
  ['fail', (route: Route) => route.abort()],
  ['never come', () => {}],
] as const) {
  test(`if the fonts ${outcome}, everything can be read`, async ({ page }) => {
    await page.route('**/*.woff2', lose);
    await page.setViewportSize({ width: 320, height: 844 });
    for (const path of kinds.map(inOther)) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('footer')).toBeVisible();
      expect(await findCutTexts(page), path).toEqual([]);
    }
  });
}

for (const path of kinds) {
  test(`the first paint of ${path} waits for its heading`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(html.slice(0, html.indexOf('</head>'))).toContain(
      '<link rel="expect" href="#first-view-end" blocking="render">',
    );
    expect(html.slice(html.indexOf('</h1>'))).toContain('<template id="first-view-end"');
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

/** @param fontDelay in ms; pictures come earlier */
async function delayFiles(page: Page, fontDelay: number) {
  await page.route(/\.(avif|jpe?g|woff2)$/, async (route) => {
    const isFont = route.request().url().endsWith('.woff2');
    await sleep(isFont ? fontDelay : fontDelay / 2);
    await route.continue();
  });
}

/** @returns by how much the page moved since it came: the sum of its layout shifts */
function readShift() {
  return new Promise<number>((resolve) => {
    setTimeout(resolve, 200, 0);
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(entries.reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
