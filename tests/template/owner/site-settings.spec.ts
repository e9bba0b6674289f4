import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { en } from '../../texts';
import { makeCopy, npm, runIn, served, writeJson } from './copy';

// Each test builds the copy with other settings.
test.describe.configure({ mode: 'serial' });
let root: string;

test.beforeAll(() => {
  root = makeCopy('site-settings', 1);
});

async function buildWith(settings: unknown): Promise<string> {
  writeJson(root, 'data/site.json', settings);
  await runIn(root, 'scripts/build.ts');
  return readFileSync(join(root, 'out/index.html'), 'utf8');
}

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const frameOf = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll(
      (metas) =>
        (metas as HTMLMetaElement[]).find(({ media }) => matchMedia(media).matches)?.content,
    );

test('a home page without sections publishes nothing of them, and begins at night if its owner says so', async ({
  browser,
}) => {
  const html = await buildWith({
    home: [],
    theme: 'night',
    colors: { paper: '#ffffff', night: '#1a110a', brand: '#7a2e12' },
  });
  expect(html).toContain('<template id="first-view-end"');
  for (const part of ['aboutMe', 'imageSection', 'carousel', 'cv-en', '"#about']) {
    expect(html).not.toContain(part);
  }
  const media = readdirSync(join(root, 'out/media'));
  expect(media.filter((file) => /^(cv|logos)/.test(file))).toEqual([]);

  await served(root, async (origin) => {
    // Without scripts, on a system with light colours.
    const plain = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'light' });
    const still = await plain.newPage();
    for (const path of ['/', '/contact/', '/no-such-page/']) {
      await still.goto(origin + path);
      await expect(still.locator('body')).toHaveCSS('background-color', 'rgb(26, 17, 10)');
      await expect(still.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
    }
    await plain.close();

    const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(origin);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await frameOf(page)).toBe('#1a110a');
    await page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp }).click();
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 255, 255)');
    await expect.poll(() => frameOf(page)).toBe('#ffffff');
    await page.goto(`${origin}/contact/`);
    expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)');
    await page.close();
  });
});

test('sections come in the order of the list, and the day does not wait for the system', async ({
  browser,
}) => {
  rmSync(join(root, 'data/logos.json'));
  await buildWith({ home: ['about', 'carousel', 'imageSection', 'projects'], theme: 'day' });
  await served(root, async (origin) => {
    const page = await browser.newPage({ colorScheme: 'dark' });
    await page.goto(origin);
    await expect(page.locator('main > section h2')).toHaveText([en.About.Head, en.Feature.Head]);
    await expect(page.getByRole('region', { name: en.Carousel.Label })).toHaveCount(0);
    expect(await backgroundOf(page)).toBe('rgb(244, 241, 234)');
    expect(await frameOf(page)).toBe('#f4f1ea');
    await page.close();
  });
  await npm(root, 'test:browser', ['--no-build', 'home.spec.ts']);
});
