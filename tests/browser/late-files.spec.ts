import type { Page } from '@playwright/test';
import { inOther, kinds } from './site';
import { expect, test } from './test';

// The page with other fallback fonts does not match its policy.
test.use({ bypassCSP: true });
// Cards enter from the side.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

/** The fonts that a visitor may have, as the `local()` sources that the page then finds. */
const systems = {
  'Arial, Roboto or Liberation Sans': /local\("?DejaVu[^)]*\)/g,
  'DejaVu Sans': /local\("?(?!DejaVu)[^)]*\)/g,
  'no known font': /local\([^)]*\)/g,
};

/** Delays pictures by 300 ms and fonts by a second: past the time in which the browser shows an optional font. */
async function delayFiles(page: Page) {
  const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await page.route(/\.(avif|jpe?g|woff2)$/, async (route) => {
    await delay(route.request().url().endsWith('.woff2') ? 1000 : 300);
    await route.continue();
  });
}

for (const [system, unavailable] of Object.entries(systems)) {
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
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path, { waitUntil: 'load' });
        await page.evaluate(() => document.fonts.ready);
        const moved = await page.evaluate(readShifts);
        expect(moved, `at ${width} px`).toEqual([]);
        expect(await page.evaluate(findCutText), `at ${width} px`).toEqual([]);
      }
    });
  }
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

/** @returns texts that reach out of the window or over the next line */
function findCutText() {
  return [...document.querySelectorAll('h1, h2, h3, p, a, label, button, dt, dd, svg text')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
