import { type Browser, expect } from '@playwright/test';
import { projectRoute, routes } from '@/lib/routes';
import { loadPictures } from '../picture';

const pages = {
  ...routes,
  // Each layout, but for the one that shows pictures first.
  project: projectRoute(1),
  note: projectRoute(6),
  scene: projectRoute(7),
  missing: '/no-such-page/',
};
const widths = [390, 1280];
const themes = ['day', 'night'] as const;

/** Compares a picture of each kind of page with the last one, so that a change of a style is seen where nobody looked. */
export async function expectSameLooks(browser: Browser, origin: string) {
  for (const width of widths) {
    for (const theme of themes) {
      const page = await browser.newPage({
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
        // A quarter of the pixels is enough to see a change, and keeps the pictures small.
        deviceScaleFactor: 0.5,
      });
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      // The copyright line has the year.
      await page.clock.setFixedTime('2026-01-01');
      for (const [name, path] of Object.entries(pages)) {
        await page.goto(origin + path);
        // The 404 page gets its lamp and its text from React.
        await page.locator('[data-lamp]:visible').first().waitFor();
        await loadPictures(page);
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true, scale: 'device' });
      }
      await page.close();
    }
  }
}
