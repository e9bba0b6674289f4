import type { Browser } from '@playwright/test';
import { routes } from '../../lib/routes';
import { addressOf } from './sites';

/** What a browser may take as near, at most: Chromium loads lazy images from 2500 px away on a slow connection. */
const near = 2500;
const step = 1500;

interface ListFigures {
  /** Pictures that were asked for before the visitor scrolled. */
  'images at once': number;
  /** Those of them that were not near the window. */
  'far away': number;
  /** Over 50 ms, from the first move to the end of the list: hydration is among them. */
  'long tasks': number;
  'longest, ms': number;
  /** The same of frames, with style, layout and paint. */
  'long frames': number;
}

type Found = Record<'longtask' | 'long-animation-frame', number[]>;

/** Opens the list of the site on a phone and scrolls through it. */
export async function measureList(browser: Browser): Promise<ListFigures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') asked.add(request.url());
  });
  await page.goto(addressOf('site', routes.projects), { waitUntil: 'networkidle' });
  const close = await page.evaluate(
    (distance) =>
      [...document.images]
        .filter((image) => image.getBoundingClientRect().top <= innerHeight + distance)
        .map((image) => image.currentSrc),
    near,
  );
  const far = [...asked].filter((url) => !close.includes(url)).length;
  const atOnce = asked.size;

  await page.evaluate(() => {
    const found: Found = { longtask: [], 'long-animation-frame': [] };
    Object.assign(globalThis, { found });
    for (const type of ['longtask', 'long-animation-frame'] as const) {
      new PerformanceObserver((list) => {
        found[type].push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type });
    }
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // Not by a wheel: a mouse has what lies below it looked up in every frame, and a phone has none.
  for (let top = 0; top < height; top += step) {
    await page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), step);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => (globalThis as unknown as { found: Found }).found);
  await context.close();
  return {
    'images at once': atOnce,
    'far away': far,
    'long tasks': found.longtask.length,
    'longest, ms': Math.round(Math.max(0, ...found.longtask)),
    'long frames': found['long-animation-frame'].length,
  };
}
