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
  /** Over 50 ms, from the first move of the wheel to the end of the list: hydration is among them. */
  'long tasks': number;
  'longest, ms': number;
  /** Frames of the scroll that came later than 50 ms after the one before. */
  'late frames, %': number;
}

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
    if (request.resourceType() === 'image') asked.add(new URL(request.url()).pathname);
  });
  await page.goto(addressOf('site', routes.projects), { waitUntil: 'networkidle' });
  const far = await page.evaluate(
    (distance) =>
      [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (image) => image.currentSrc && image.getBoundingClientRect().top > innerHeight + distance,
      ).length,
    near,
  );
  const atOnce = asked.size;

  await page.evaluate(() => {
    const figures = { longTasks: [] as number[], frames: [] as number[] };
    new PerformanceObserver((list) => {
      figures.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const count = (now: number) => {
      figures.frames.push(now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    Object.assign(globalThis, { figures });
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.mouse.move(200, 400);
  for (let top = 0; top < height; top += step) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(1000);
  const { longTasks, frames } = await page.evaluate(
    () => (globalThis as unknown as { figures: { longTasks: number[]; frames: number[] } }).figures,
  );
  await context.close();
  return {
    'images at once': atOnce,
    'far away': far,
    'long tasks': longTasks.length,
    'longest, ms': Math.round(Math.max(0, ...longTasks)),
    'late frames, %':
      Math.round((frames.filter((ms) => ms > 50).length / frames.length) * 1000) / 10,
  };
}
