import type { Page } from '@playwright/test';
import { en } from '../texts';
import { blockStorage, chunks, hydrate, inOther, site } from './site';
import { expect, test } from './test';

const [night, day] = [rgbOf(site.colors.night), rgbOf(site.colors.paper)];

/** The computed value of `#rrggbb`. */
function rgbOf(color: string): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16)).join(', ')})`;
}

test.skip(site.theme !== 'system', 'These tests begin with the theme of the system.');

/** The bar's, or the hanging one of the home page. */
const lamp = (page: Page) => page.locator('[data-lamp]:visible').first();

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
  await page.goto('/contact/');
  await lamp(page).click();
  await expectLight(page, day);
  await page.goto(inOther('/project/'));
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/no/such/page');
  await expect(page.locator('body')).toHaveCSS('background-color', day);
  await page.goto('/');
  await page.locator('#homeHead').getByRole('button', { name: en.Shell.Lamp }).click();
  await expectLight(page, night);
});

test("a browser's automatic dark mode changes no colour of a day that was chosen", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact/');
  await lamp(page).click();
  await expectLight(page, day);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  // The browser's own background, which is white in a page that it leaves alone.
  const canvas = (colorScheme: string) =>
    page.evaluate((scheme) => {
      const probe = document.body.appendChild(document.createElement('div'));
      Object.assign(probe.style, { colorScheme: scheme, backgroundColor: 'canvas' });
      const { backgroundColor } = getComputedStyle(probe);
      probe.remove();
      return backgroundColor;
    }, colorScheme);
  expect(await canvas('light'), 'the browser darkens light pages').not.toBe('rgb(255, 255, 255)');
  expect(await canvas('inherit')).toBe('rgb(255, 255, 255)');
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
  await page.route(chunks, (route) => route.abort());
  await blockStorage(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto('/contact/');
  await lamp(page).click();
  await expect(page.locator('body')).toHaveCSS('background-color', night);
  expect(faults).toEqual([]);
});

test("the browser's frame follows the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  const shown = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        (metas as HTMLMetaElement[])
          .filter(({ media }) => matchMedia(media).matches)
          .map(({ content }) => content),
      );
  expect(await shown()).toEqual([site.colors.night]);
  await lamp(page).click();
  await expect.poll(shown).toEqual([site.colors.paper]);
  await page.getByRole('contentinfo').getByRole('link', { name: en.Footer.Button }).click();
  await expect(page).toHaveURL('/contact/');
  await expect.poll(shown).toEqual([site.colors.paper]);
});

/** The place of the lamp over the name. */
const placeOf = (page: Page) =>
  page
    .locator('#homeHead [data-lamp] svg')
    .evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);

/** How far the lamp is from a place, in pixels. */
async function distanceTo(page: Page, { x, y }: DOMRect) {
  const now = await placeOf(page);
  return Math.hypot(now.x - x, now.y - y);
}

/** Presses the lamp over the name and moves the mouse by each step. @returns where the lamp was */
async function hold(page: Page, ...steps: [x: number, y: number][]) {
  const place = await placeOf(page);
  const [left, top] = [place.x + place.width / 2, place.y + place.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  for (const [x, y] of steps) await page.mouse.move(left + x, top + y, { steps: 8 });
  return place;
}

/** Opens the home page and waits until its lamp hangs still. */
async function openAtRest(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrate(page);
  const moving = () =>
    page
      .locator('#homeHead')
      .evaluate((header) => header.getAnimations({ subtree: true }).map((each) => each.playState));
  await expect.poll(moving).not.toContain('running');
}

test('the light spreads from the lamp, goes back into it by day, and leaves nothing behind', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // A slow browser skips a transition.
  await expect(async () => {
    await page.goto('/contact/');
    await page.evaluate(() => {
      localStorage.clear();
      const { dataset } = document.documentElement;
      delete dataset.theme;
      new MutationObserver(() => {
        if (dataset.spread) document.body.dataset.spreads = dataset.spread;
      }).observe(document.documentElement, { attributeFilter: ['data-spread'] });
    });
    for (const movement of ['opens', 'closes']) {
      await lamp(page).click();
      await expect(page.locator('body')).toHaveAttribute('data-spreads', movement);
      await expect(page.locator('html')).not.toHaveAttribute('data-switching');
      await expect(page.locator('html')).not.toHaveAttribute('data-spread');
    }
  }).toPass();
});

test('a pull at the lamp moves it and changes the theme', async ({ page }) => {
  await openAtRest(page);
  const { y } = await hold(page, [0, 90]);
  await expect.poll(async () => (await placeOf(page)).y).toBeGreaterThan(y + 10);
  await page.mouse.up();
  await expectLight(page, day);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await page.reload();
  await expectLight(page, day);
});

test('a lamp that is pulled aside, up or a little down follows, comes back and toggles nothing', async ({
  page,
}) => {
  await openAtRest(page);
  for (const [x, y] of [
    [60, 0],
    [0, -60],
    [0, 15],
  ] as const) {
    const rest = await hold(page, [x, y]);
    await expect.poll(() => distanceTo(page, rest)).toBeGreaterThan(5);
    await page.mouse.up();
    await expect.poll(() => distanceTo(page, rest)).toBeLessThan(1);
  }
  // Pulled far enough, and pushed up again.
  await hold(page, [0, 60], [0, 5]);
  await page.mouse.up();
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await expectLight(page, night);
});

test('the lamp stops following the mouse when the left button is up, even if another one is down', async ({
  page,
}) => {
  await openAtRest(page);
  const rest = await hold(page, [60, 0]);
  await expect.poll(() => distanceTo(page, rest)).toBeGreaterThan(5);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await expect.poll(() => distanceTo(page, rest)).toBeLessThan(1);
});

test('a lamp that is caught in its swing stays where it is', async ({ page }) => {
  await openAtRest(page);
  await hold(page, [60, 40]);
  await page.mouse.up();
  const jump = await page.locator('#homeHead [data-lamp]').evaluate((lamp) => {
    // Nothing moves by itself between the two places.
    for (const each of document.getAnimations()) {
      each.pause();
      each.currentTime = 200;
    }
    const before = lamp.getBoundingClientRect();
    const press = { bubbles: true, isPrimary: true, pointerId: 1, buttons: 1 };
    lamp.dispatchEvent(new PointerEvent('pointerdown', press));
    const after = lamp.getBoundingClientRect();
    return Math.hypot(after.x - before.x, after.y - before.y);
  });
  expect(jump).toBeLessThan(1);
});

test('with reduced motion the lamp hangs still and a click changes the theme at once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  const rest = await hold(page, [0, 90]);
  expect(await distanceTo(page, rest)).toBe(0);
  await page.mouse.up();
  await page.locator('#homeHead [data-lamp]').click();
  await expectLight(page, day);
});
