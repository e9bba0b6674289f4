import type { Browser, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { median } from './median';
import { urlOf } from './sites';

const slowdown = 4;

/** What a visitor taps, each on a page that has just loaded. */
const interactions = {
  'open menu': [routes.home, 'header [commandfor]'],
  'change language': [routes.home, 'header a[data-locale]'],
  submit: [routes.contact, 'button[type=submit]'],
  navigate: [routes.projects, 'main article a'],
} as const;

/**
 * Measures milliseconds from a tap to the next frame (Event Timing, as in Interaction to Next Paint) on a phone with a
 * slow processor: as the visitor's first move, and after hydration.
 */
export async function measureLatency(browser: Browser, runs: number) {
  const table: Record<string, { first: number; later: number }> = {};
  for (const [name, [path, selector]] of Object.entries(interactions)) {
    const repeat = async (hydrated: boolean) => {
      const longest: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        longest.push(await measureTap(browser, urlOf('site', path), selector, hydrated));
      }
      return median(longest);
    };
    table[name] = { first: await repeat(false), later: await repeat(true) };
  }
  return table;
}

async function measureTap(browser: Browser, url: string, selector: string, hydrated: boolean) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  let longest = 0;
  await page.exposeFunction('reportEvent', (duration: number) => {
    longest = Math.max(longest, duration);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (/^(pointer|click|touch)/.test(name)) reportEvent(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (hydrated) {
    await page.evaluate(() => dispatchEvent(new Event('hydrate')));
    await page.waitForTimeout(3000);
  }
  await tap(page, selector);
  await page.waitForTimeout(2500);
  await context.close();
  return longest;
}

/** Not by the locator's own `tap`: its checks run in the page and would be measured too. */
async function tap(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  // The page stops moving.
  await page.waitForTimeout(1000);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

declare global {
  function reportEvent(duration: number): void;
}
