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

test("a browser's automatic dark mode changes no colour of either theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact/');
    // Night is the system's theme at the first width, and chosen at the second.
    for (const color of [night, day]) {
      await expectLight(page, color);
      // A picture of the page may still load between the two.
      await expect(async () => {
        const pictures: string[] = [];
        for (const enabled of [true, false]) {
          await browser.send('Emulation.setAutoDarkModeOverride', { enabled });
          pictures.push((await page.screenshot()).toString('base64'));
        }
        expect(new Set(pictures).size, `${color}, ${width} px`).toBe(1);
      }).toPass({ timeout: 20_000 });
      await lamp(page).click();
    }
  }
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

/** Presses the lamp over the name, moves it along `ys`, and lets it go. @returns how far it followed */
async function pull(page: Page, x: number, ...ys: number[]) {
  const lampBox = () =>
    page
      .locator('#homeHead [data-lamp] svg')
      .evaluate((svg) => svg.getBoundingClientRect().toJSON() as DOMRect);
  const { left, top, width, height } = await lampBox();
  await page.mouse.move(left + width / 2, top + height / 2);
  await page.mouse.down();
  const before = await lampBox();
  for (const y of ys) {
    await page.mouse.move(left + width / 2 + x, top + height / 2 + y, { steps: 8 });
  }
  // The lamp follows in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const held = await lampBox();
  await page.mouse.up();
  return { x: held.left - before.left, y: held.top - before.top };
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

test('a pull at the lamp changes the theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrate(page);
  const { y } = await pull(page, 0, 90);
  expect(y).toBeGreaterThan(10);
  await expectLight(page, day);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await page.reload();
  await expectLight(page, day);
});

test('a lamp that is pulled aside, up or a little down follows, swings back and toggles nothing', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrate(page);
  const lamp = page.locator('#homeHead [data-lamp]');
  const place = () => lamp.evaluate((element) => element.getBoundingClientRect().x);
  const moving = () =>
    page
      .locator('#homeHead')
      .evaluate((header) => header.getAnimations({ subtree: true }).map((each) => each.playState));
  await expect.poll(moving).not.toContain('running');
  const atRest = await place();
  // On a busy machine, the swing is over before a request from the test sees it.
  await lamp.evaluate((element) => {
    const watch = () => {
      const { x } = element.getBoundingClientRect();
      element.dataset.leftmost = `${Math.min(x, Number(element.dataset.leftmost ?? x))}`;
      requestAnimationFrame(watch);
    };
    watch();
  });
  // It turns around the ceiling.
  const length = await lamp.evaluate((element) => element.getBoundingClientRect().bottom);
  const { x } = await pull(page, 60, 0);
  expect(x).toBeGreaterThan(0.1 * length);
  // It swings to the other side, then rests.
  const leftmost = () => lamp.evaluate((element) => Number(element.dataset.leftmost));
  await expect.poll(leftmost).toBeLessThan(atRest - 5);
  await expect.poll(moving).toEqual([]);
  expect(await place()).toBeCloseTo(atRest, 0);
  const { y } = await pull(page, 0, -60);
  expect(y).toBeLessThan(-10);
  await pull(page, 0, 15);
  await expect(page.locator('html')).not.toHaveAttribute('data-switching');
  await expectLight(page, night);
});

test('the lamp stops following the mouse when the left button is up, even if another one is down', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  const lamp = page.locator('#homeHead [data-lamp]');
  const { x, y, width, height } = (await lamp.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  const held = () => lamp.evaluate(({ parentElement }) => parentElement?.style.willChange);
  await page.mouse.down();
  await expect.poll(held).not.toBe('');
  await page.mouse.down({ button: 'right' });
  await page.mouse.up();
  await expect.poll(held).toBe('');
});

test('a lamp that is caught in its swing does not jump', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await pull(page, 60, 40);
  const jumps = await page.evaluate(async () => {
    const lamp = document.querySelector('#homeHead [data-lamp]') as HTMLElement;
    const place = () => lamp.getBoundingClientRect();
    const press = (type: string) =>
      lamp.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1 }));
    const jumps: number[] = [];
    for (const type of ['pointerdown', 'pointerup', 'pointerdown', 'pointerup']) {
      await new Promise((resolve) => setTimeout(resolve, 120));
      const before = place();
      press(type);
      const after = place();
      jumps.push(Math.hypot(after.x - before.x, after.y - before.y));
    }
    return jumps;
  });
  for (const jump of jumps) expect(jump).toBeLessThan(1);
});

test('a lamp that is pulled down and pushed up again shows no more of the other theme', async ({
  page,
}) => {
  await page.goto('/');
  await hydrate(page);
  // Milliseconds of the light that runs backwards.
  const times = page.evaluate(async () => {
    const seen: number[] = [];
    do {
      await new Promise(requestAnimationFrame);
      for (const { currentTime, playbackRate } of document.getAnimations()) {
        if (playbackRate < 0) seen.push(Number(currentTime));
      }
    } while (seen.length === 0 || 'switching' in document.documentElement.dataset);
    return seen;
  });
  await pull(page, 0, 30, -5);
  expect(Math.max(...(await times))).toBeLessThan(20);
});

test('with reduced motion the lamp hangs still and a click changes the theme at once', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page);
  expect(await pull(page, 0, 90)).toEqual({ x: 0, y: 0 });
  await page.locator('#homeHead [data-lamp]').click();
  await expectLight(page, day);
});
