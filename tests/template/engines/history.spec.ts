import { expect } from '@playwright/test';
import type { Engine } from './engine';
import { hydrate, menuState, opener, path } from './page';
import { test } from './test';

// What engines keep of a page that is left, and when they show it again. Playwright turns Chromium's back/forward cache off,
// so that these also run in a Chromium that has it.

/** Waits until a page loads nothing for a second: Firefox keeps no page that is still loading something. */
async function settle(engine: Engine) {
  let last = -1;
  await expect(async () => {
    const before = last;
    last = await engine.evaluate(() => performance.getEntriesByType('resource').length);
    expect(last).toBe(before);
  }).toPass({ intervals: [1000] });
}

for (const route of ['/project/1/', '/contact/']) {
  test(`Back shows ${route} as it was left`, async ({ engine }) => {
    await engine.open(route);
    await hydrate(engine);
    await settle(engine);
    await engine.evaluate(() => {
      Object.assign(window, { isKept: true });
      location.assign('/project/2/');
    });
    await expect.poll(() => path(engine)).toBe('/project/2/');
    await engine.back();
    await expect.poll(() => path(engine)).toBe(route);
    expect(await engine.evaluate(() => 'isKept' in window)).toBe(true);
  });
}

for (const start of ['/', '/project/']) {
  for (const forbids of [true, false]) {
    test(`Back returns to the place on ${start} and to the link that was pressed, though the page forbids to keep it: ${forbids}`, async ({
      engine,
      engineName,
    }) => {
      test.skip(forbids && engineName === 'webkit', 'nothing forbids it');
      await engine.open(start);
      await hydrate(engine);
      await engine.evaluate(jumpToLastCard);
      await settle(engine);
      const left = await engine.evaluate(noteLeft, forbids);
      await engine.click('#last-card');
      await expect.poll(() => path(engine)).toBe(left.href);
      await engine.back();
      await expect.poll(() => path(engine)).toBe(start);
      const state = () => engine.evaluate(readLeft);
      await expect(async () => expect(await state()).toEqual(left)).toPass({ timeout: 20_000 });
      const isKept = await engine.evaluate(() => document.querySelector('#last-card') !== null);
      expect(isKept).toBe(!forbids);
    });
  }
}

test('a page that Back leads to has the language that was chosen meanwhile', async ({ engine }) => {
  await engine.open('/');
  await engine.evaluate(() => location.assign('/contact/'));
  await expect.poll(() => path(engine)).toBe('/contact/');
  await engine.evaluate(() =>
    document.querySelector<HTMLElement>('header [data-locale=az]')?.click(),
  );
  await expect.poll(() => path(engine)).toBe('/az/contact/');
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/az/');
});

test('a page that Back leads to has the theme that was chosen meanwhile', async ({ engine }) => {
  const background = () => engine.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await engine.open('/');
  const before = await background();
  await engine.evaluate(() => location.assign('/contact/'));
  await expect.poll(() => path(engine)).toBe('/contact/');
  await engine.click('header [data-lamp]');
  await expect.poll(background).not.toBe(before);
  const chosen = await background();
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/');
  await expect.poll(background).toBe(chosen);
  const isPressed = () =>
    engine.evaluate(() => document.querySelector('[data-lamp]')?.getAttribute('aria-pressed'));
  expect(await isPressed()).toBe(
    await engine.evaluate(() => String(localStorage.getItem('theme') === 'day')),
  );
});

test('the menu that was open is closed after Back and Forward, and opens again', async ({
  engine,
}) => {
  await engine.open('/contact/');
  await engine.open('/');
  await engine.click(opener);
  await expect.poll(async () => (await menuState(engine)).open).toBe(true);
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/contact/');
  await engine.evaluate(() => history.forward());
  await expect.poll(() => path(engine)).toBe('/');
  await expect.poll(async () => (await menuState(engine)).open).toBe(false);
  await engine.click(opener);
  await expect.poll(async () => (await menuState(engine)).open).toBe(true);
});

test('a picture is enlarged, and closed at the same place', async ({ engine }) => {
  await engine.open('/project/1/');
  const state = () =>
    engine.evaluate(() => {
      const viewer = document.querySelector('.pswp--ui-visible');
      return {
        place: viewer?.querySelector('[role=status]')?.firstChild?.textContent ?? '',
        isFocused: document.activeElement?.matches('a[data-enlarges]') ?? false,
        top: Math.round(scrollY),
      };
    });
  const open = [
    () => engine.click('a[data-enlarges]'),
    async () => {
      await engine.evaluate(() => document.querySelector<HTMLElement>('a[data-enlarges]')?.focus());
      await engine.press('Enter');
    },
  ];
  const close = [() => engine.press('Escape'), () => engine.back()];
  const count = await engine.evaluate(() => document.querySelectorAll('a[data-enlarges]').length);
  for (const index of [0, 1]) {
    await engine.evaluate(() => {
      const link = document.querySelector('a[data-enlarges]');
      link?.scrollIntoView({ behavior: 'instant', block: 'center' });
    });
    // WebKitGTK's driver does not press what moves: the picture comes into place.
    const isStill = () => engine.evaluate(() => document.getAnimations().length === 0);
    await expect.poll(isStill).toBe(true);
    await open[index]?.();
    await expect.poll(state).toMatchObject({ place: `1 / ${count}`, isFocused: false });
    const { top } = await state();
    // The keys wait until it has grown.
    await expect(async () => {
      await engine.press('ArrowRight');
      expect((await state()).place).toBe(`2 / ${count}`);
    }).toPass();
    await close[index]?.();
    await expect.poll(state).toEqual({ place: '', isFocused: true, top });
  }
  expect(await path(engine)).toBe('/project/1/');
  // Nothing of the pictures is left in the history.
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/robots.txt');
});

// These run in the page, so each is complete in itself.

function jumpToLastCard() {
  const card = [...document.querySelectorAll<HTMLElement>('main article a')].at(-1);
  card?.setAttribute('id', 'last-card');
  card?.scrollIntoView({ behavior: 'instant', block: 'center' });
  // Its page is fetched ahead.
  card?.focus({ preventScroll: true });
}

/** @returns the place, and the address of the last card */
function noteLeft(forbids: boolean) {
  // Browsers do not keep such a page.
  if (forbids) addEventListener('unload', () => {});
  const href = document.querySelector('#last-card')?.getAttribute('href');
  return { top: Math.round(scrollY), href };
}

function readLeft() {
  const href = document.activeElement?.getAttribute('href');
  return { top: Math.round(scrollY), href };
}
