import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import owner from '@/data/owner.json' with { type: 'json' };
import { exportedPaths, shareOfLine } from '../../browser/site';
import { editJson } from '../../edit-json';
import { en } from '../../texts';
import { editText, makeCopy, runIn, served, writeJson } from './copy';

test('a third language, from right to left, is a code, a file of messages and its fields in data/', async ({
  page,
  browser,
}) => {
  const root = makeCopy('third', 1);
  const name = 'اختبار';
  const title = 'الصفحة غير موجودة';
  const project = 'data/projects/01-novruzgulu/project.json';
  editText(root, 'lib/i18n/locales.ts', "['az', 'en']", "['az', 'en', 'ar']");
  writeJson(root, 'messages/ar.json', {
    ...en,
    NotFound: { ...en.NotFound, Title: title },
  });
  editJson(join(root, project), 'name', { en: 'Tidewater', az: 'Qabarma', ar: name });

  const listed = await runIn(root, 'scripts/check.ts');
  expect(listed).toContain(`${project}: detail.ar is missing: pages show the English text`);
  expect(listed).toContain('data/projects/01-novruzgulu/ar.md is missing: pages show the English');
  expect(listed).toContain('data/owner.json: cv.ar is missing: the button opens the English PDF');
  expect(listed).not.toContain(`${project}: name.ar is missing`);
  expect(listed).not.toMatch(/messages\/\S+: \S+ is missing/);

  await runIn(root, 'scripts/build.ts');
  expect(exportedPaths(root).filter((path) => path.startsWith('/ar/'))).toEqual([
    '/ar/',
    '/ar/contact/',
    '/ar/project/',
    '/ar/project/1/',
  ]);
  for (const file of ['feed.xml', 'llms.txt', 'manifest.webmanifest', 'project/1/index.md']) {
    expect(existsSync(join(root, 'out/ar', file)), file).toBe(true);
  }
  expect(readFileSync(join(root, 'out/sitemap.xml'), 'utf8')).toContain('hreflang="ar"');

  await served(root, async (origin) => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/ar/', '/ar/project/', '/ar/project/1/', '/ar/contact/']) {
        await page.goto(origin + path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(0);
        const logo = page.getByRole('banner').locator('a').first();
        const menu = page.getByRole('banner').locator('[popovertarget]');
        expect(await leftOf(menu)).toBeLessThan(await leftOf(logo));
      }
    }

    await page.goto(`${origin}/ar/project/1/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    for (const text of await page.locator('article [lang=en]').all()) {
      await expect(text).toHaveAttribute('dir', 'ltr');
    }
    expect(await page.locator('article [lang=en]').count()).toBeGreaterThan(6);
    await expect(page.locator('dl a [aria-hidden]')).toHaveCSS('scale', '-1 1');

    // A name that is in English letters still fills its line.
    await page.goto(`${origin}/ar/`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveAccessibleName(owner.name.en);
    await expect(page.locator('#aboutMe a')).toHaveAttribute('hreflang', 'en');
    const share = await shareOfLine(heading);
    expect(share).toBeGreaterThan(0.98);
    expect(share).toBeLessThan(1.02);

    const menu = page.getByRole('dialog');
    await page.getByRole('banner').locator('[popovertarget]').click();
    await expect(menu.locator('a[hreflang]')).toHaveCount(3);
    await menu.locator('a[hreflang=az]').click();
    await expect(page).toHaveURL(`${origin}/az/`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

    const visitor = await browser.newPage({ locale: 'ar-EG' });
    await visitor.goto(`${origin}/contact/`);
    await expect(visitor).toHaveURL(`${origin}/ar/contact/`);
    await visitor.goto(`${origin}/ar/nothing/`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    await visitor.close();
  });
});

async function leftOf(element: Locator): Promise<number> {
  return (await element.first().boundingBox())?.x ?? Number.NaN;
}
