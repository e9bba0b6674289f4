import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isLocale } from '@/lib/i18n/locales';
import { projectRoute, routes } from '@/lib/routes';
import { removeTexts } from '../../edit-json';
import { makeCopy, removeLanguage, runIn, served } from '../owner/copy';
import { loadPictures } from '../picture';

// Compares a picture of each kind of page with the last one, so that a change of a style is seen where nobody looked. The
// content is that of the tests, so that new words or projects change nothing: most texts are their keys.

const pages = {
  ...routes,
  // Each layout, but for the one that shows pictures first.
  project: projectRoute(1),
  note: projectRoute(6),
  scene: projectRoute(7),
  missing: '/no-such-page/',
};
const widths = [390, 1280];
const themes = { day: 'light', night: 'dark' } as const;

let root: string;

test.beforeAll(async () => {
  root = makeCopy('looks');
  for (const folder of ['data', 'messages']) {
    rmSync(join(root, folder), { recursive: true });
    cpSync(join('tests/fixture', folder), join(root, folder), { recursive: true });
  }
  if (isLocale('az')) removeLanguage(root, 'az');
  else removeTexts(root, 'az');
  await runIn(root, 'scripts/build.ts');
});

test('each kind of page looks as it did', async ({ browser }) => {
  await served(root, async (origin) => {
    for (const [name, path] of Object.entries(pages)) {
      for (const width of widths) {
        for (const [theme, colorScheme] of Object.entries(themes)) {
          const page = await browser.newPage({
            viewport: { width, height: 800 },
            colorScheme,
            reducedMotion: 'reduce',
            // A quarter of the pixels is enough to see a change, and keeps the pictures small.
            deviceScaleFactor: 0.5,
          });
          // The copyright line has the year.
          await page.clock.setFixedTime('2026-01-01');
          await page.goto(origin + path);
          // The 404 page gets its lamp and its text from React.
          await page.locator('[data-lamp]:visible').first().waitFor();
          await loadPictures(page);
          await expect
            .soft(page)
            .toHaveScreenshot(`${name}-${width}-${theme}.png`, { fullPage: true, scale: 'device' });
          await page.close();
        }
      }
    }
  });
});
