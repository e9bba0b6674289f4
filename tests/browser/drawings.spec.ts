import sharp from 'sharp';
import { owner } from './site';
import { expect, test } from './test';

test.skip(!owner.signature, 'no signature');

test('the signature is drawn in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const shot = await page.locator('header a').first().screenshot();
  const { channels } = await sharp(shot).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10);
});

test('the signature is printed, although printers leave out backgrounds', async ({ page }) => {
  await page.goto('/');
  await page
    .locator('header a')
    .first()
    .evaluate((link) => {
      document.documentElement.style.background = 'none';
      document.body.style.cssText = 'visibility: hidden; background: none';
      link.style.visibility = 'visible';
    });
  const sizeOf = async (printBackground: boolean) => (await page.pdf({ printBackground })).length;
  expect(await sizeOf(false)).toBe(await sizeOf(true));
});
