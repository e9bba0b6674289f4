import { type Browser, expect, type Locator } from '@playwright/test';
import { shareOfLine } from '../../browser/site';

/** What `walk.spec.ts` has translated into Arabic; all else is English. */
export const arabic = { title: 'الصفحة غير موجودة', name: 'اختبار' };

/** Expects that the pages in Arabic mirror the layout, and mark what is still in English. */
export async function expectMirrored(browser: Browser, origin: string, owner: string) {
  const page = await browser.newPage({ locale: 'ar-EG', reducedMotion: 'reduce' });
  // The address names no language.
  await page.goto(`${origin}/contact/`);
  await expect(page).toHaveURL(`${origin}/ar-eg/contact/`);
  for (const path of ['/ar-eg/contact/', '/ar-eg/', '/ar-eg/project/', '/ar-eg/project/1/']) {
    await page.goto(origin + path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, path).toBeLessThanOrEqual(0);
    const logo = page.getByRole('banner').locator('a').first();
    const menu = page.getByRole('banner').locator('[popovertarget]');
    expect(await leftOf(menu)).toBeLessThan(await leftOf(logo));
  }
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/ar-eg/nothing/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading).toHaveText(arabic.title);

  await page.goto(`${origin}/ar-eg/project/1/`);
  await expect(heading).toHaveText(arabic.name);
  for (const text of await page.locator('article [lang=en]').all()) {
    await expect(text).toHaveAttribute('dir', 'ltr');
  }
  expect(await page.locator('article [lang=en]').count()).toBeGreaterThan(6);
  await expect(page.locator('dl a [aria-hidden]')).toHaveCSS('scale', '-1 1');

  // A name that is in English letters still fills its line, which the height of this window does not limit.
  await page.setViewportSize({ width: 390, height: 1600 });
  await page.goto(`${origin}/ar-eg/`);
  await expect(heading).toHaveAccessibleName(owner);
  await expect(page.locator('#aboutMe a')).toHaveAttribute('hreflang', 'en');
  expect(Math.abs((await shareOfLine(heading)) - 1)).toBeLessThan(0.02);
  await page.getByRole('banner').locator('[popovertarget]').click();
  await page.getByRole('dialog').locator('a[hreflang=en]').click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.close();
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.first().boundingBox())?.x ?? Number.NaN;
}
