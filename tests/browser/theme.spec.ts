import type { Page } from '@playwright/test';
import { en } from '../texts';
import { deepRoute, hydrate, inOther } from './site';
import { expect, test } from './test';

const night = 'rgb(7, 7, 13)';
const day = 'rgb(244, 241, 234)';

const lamp = (page: Page) => page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp });

async function expectLight(page: Page, color: string) {
  await expect(page.locator('body')).toHaveCSS('background-color', color);
  await expect(lamp(page)).toHaveAttribute('aria-pressed', String(color === day));
}

test('without a choice the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/project/');
  await expectLight(page, night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page, day);
});

test('the lamp changes the theme on every page and in both languages', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  await lamp(page).click();
  await expectLight(page, day);
  await page.goto(inOther(deepRoute));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/no/such/page');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp }).click();
  await expectLight(page, night);
});

test('a chosen theme is there at the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'day');
    new PerformanceObserver(() => {
      Reflect.set(window, 'painted', document.documentElement.dataset.theme);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'painted'))).toBe('day');
});

test('the lamp works before any other script has loaded, and if storage throws', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/contact/');
  await lamp(page).click();
  await expect(page.locator('body')).toHaveCSS('background-color', night);
  expect(faults).toEqual([]);
});

test("the browser's frame follows the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const shown = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        (metas as HTMLMetaElement[])
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
  expect(await shown()).toEqual(['#07070d']);
  await lamp(page).click();
  await expect.poll(shown).toEqual(['#f4f1ea']);
  await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
  await expect(page).toHaveURL('/contact/');
  await expect.poll(shown).toEqual(['#f4f1ea']);
});

test('the lamp over the name can be pulled, and springs back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrate(page);
  const hanging = page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp });
  const top = async () => (await hanging.locator('svg').boundingBox())?.y ?? 0;
  const rest = await top();
  await hanging.hover();
  await expect(hanging.locator('span')).toBeAttached();
  const { x = 0, y = 0, width = 0 } = (await hanging.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + 190, { steps: 8 });
  await expect.poll(async () => (await top()) - rest).toBeGreaterThan(10);
  await page.mouse.up();
  await expectLight(page, day);
  await expect.poll(async () => Math.abs((await top()) - rest)).toBeLessThan(1);
});

test('a press that began before the animation library loaded is not lost', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await hydrate(page);
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  const hanging = page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp });
  await hanging.hover();
  await page.mouse.down();
  release();
  await expect(hanging.locator('span')).toBeAttached();
  await page.mouse.up();
  await expectLight(page, day);
});
