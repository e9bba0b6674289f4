import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { heading, menuState, opener, path } from './page';
import { test } from './test';

// What engines keep of a page that is left, and when they show it again. Playwright turns Chromium's back/forward cache off,
// so that these also run in a Chromium that has it.

for (const route of ['/', '/project/', '/project/1/', '/contact/']) {
  test(`Back shows ${route} as it was left`, async ({ engine }) => {
    await engine.open(route);
    await engine.evaluate(
      () => Object.assign(window, { isKept: true }) && location.assign('/project/2/'),
    );
    await expect.poll(() => path(engine)).toBe('/project/2/');
    await engine.back();
    await expect.poll(() => path(engine)).toBe(route);
    expect(await engine.evaluate(() => 'isKept' in window)).toBe(true);
  });
}

for (const isCached of [true, false]) {
  for (const start of ['/', '/project/']) {
    test(`Back returns to the place on ${start} and to the link that was pressed, from the cache: ${isCached}`, async ({
      engine,
    }) => {
      await engine.open(start);
      await engine.evaluate((forbids) => {
        // Browsers do not keep such a page.
        if (forbids) addEventListener('unload', () => {});
        const card = [...document.querySelectorAll('main article a')].at(-1);
        card?.setAttribute('id', 'last-card');
        addEventListener('click', () => {
          sessionStorage.left = `${scrollY} ${card?.getAttribute('href')}`;
        });
      }, !isCached);
      const title = await heading(engine);
      await engine.click('#last-card');
      await expect.poll(() => path(engine)).toMatch(/^\/project\/\d+\/$/);
      const [top, href] = (await engine.evaluate(() => String(sessionStorage.left))).split(' ');
      expect(Number(top)).toBeGreaterThan(300);
      await engine.back();
      await expect.poll(() => heading(engine)).toBe(title);
      const state = () =>
        engine.evaluate(() => [
          String(scrollY),
          document.activeElement?.getAttribute('href'),
          document.querySelector('#last-card') !== null,
        ]);
      await expect.poll(state).toEqual([top, href, isCached]);
      // A wrong place may come after the right one.
      await sleep(1000);
      expect(await state()).toEqual([top, href, isCached]);
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
