import type { Browser, Page } from '@playwright/test';
import { routes } from '../../lib/routes';
import { median } from './median';

const slowdown = 4;

/** What a visitor does; each begins on a page that has just come, on a phone. */
const interactions: Record<string, { path: string; act: (page: Page) => Promise<void> }> = {
  'open menu': { path: routes.home, act: (page) => tap(page, 'header [commandfor]') },
  'change language': { path: routes.home, act: (page) => tap(page, 'header a[data-locale]') },
  submit: { path: routes.contact, act: (page) => tap(page, 'button[type=submit]') },
  navigate: { path: routes.projects, act: (page) => tap(page, 'main article a') },
};

/**
 * Milliseconds from a tap to the next frame (the Event Timing of Interaction to Next Paint), under a processor slowed
 * down four times. `first` is the visitor's very first move, `later` comes when the page is hydrated.
 */
export async function measureLatency(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<string, { first: number; later: number }>> {
  const table: Record<string, { first: number; later: number }> = {};
  for (const [name, { path, act }] of Object.entries(interactions)) {
    const repeat = async (hydrated: boolean) => {
      const longest: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        longest.push(await measure(browser, origin + path, act, hydrated));
      }
      return median(longest);
    };
    table[name] = { first: await repeat(false), later: await repeat(true) };
  }
  return table;
}

async function measure(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
  hydrated: boolean,
): Promise<number> {
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
  await act(page);
  await page.waitForTimeout(2500);
  await context.close();
  return longest;
}

/** With a bare finger: a locator's own `tap` listens along in the page, which takes the slow processor its time. */
async function tap(page: Page, selector: string) {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  // Nobody taps while the page still moves.
  await page.waitForTimeout(1000);
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

declare global {
  function reportEvent(duration: number): void;
}
