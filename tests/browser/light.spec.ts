import { expect, type Page, test } from '@playwright/test';
import en from '@/messages/en.json' with { type: 'json' };

const night = 'rgb(7, 7, 13)';
const day = 'rgb(244, 241, 234)';

const lamp = (page: Page) => page.getByRole('banner').getByRole('button', { name: en.Shell.Lamp });

async function expectLight(page: Page, color: string) {
  await expect(page.locator('body')).toHaveCSS('background-color', color);
  await expect(lamp(page)).toHaveAttribute('aria-pressed', String(color === day));
}

test('without a choice the light is that of the system, and follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/project/');
  await expectLight(page, night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectLight(page, day);
});

test('the lamp changes it, on every page and in both languages, until it is changed again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact/', { waitUntil: 'networkidle' });
  await lamp(page).click();
  await expectLight(page, day);
  await page.goto('/az/project/1/');
  await expect(page.locator('html')).toHaveAttribute('data-light', 'day');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/no/such/page');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp }).click();
  await expectLight(page, night);
});

test('a chosen light is there at the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    localStorage.setItem('light', 'day');
    new PerformanceObserver(() => {
      Reflect.set(window, 'painted', document.documentElement.dataset.light);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'painted'))).toBe('day');
});

test('it works before any other script has come, and where storage throws', async ({ page }) => {
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

test("the browser's frame follows", async ({ page }) => {
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
  expect(await shown()).toEqual(['#f4f1ea']);
  await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
  await expect(page).toHaveURL('/contact/');
  await expect.poll(shown).toEqual(['#f4f1ea']);
});

test('the lamp over the name hangs on a spring once a hand comes near', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const hanging = page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp });
  const rest = await hanging.locator('svg').boundingBox();
  await hanging.hover();
  await expect(hanging.locator('span')).toBeAttached();
  await page.mouse.down();
  await page.mouse.move((rest?.x ?? 0) + 40, (rest?.y ?? 0) + 160, { steps: 8 });
  await expect
    .poll(async () => ((await hanging.locator('svg').boundingBox())?.y ?? 0) - (rest?.y ?? 0))
    .toBeGreaterThan(10);
  await page.mouse.up();
  await expect
    .poll(async () =>
      Math.abs(((await hanging.locator('svg').boundingBox())?.y ?? 0) - (rest?.y ?? 0)),
    )
    .toBeLessThan(1);
});
