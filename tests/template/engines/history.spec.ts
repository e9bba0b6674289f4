import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Engine } from './engine';
import {
  heading,
  hydrate,
  menuState,
  opener,
  openWithoutReact,
  path,
  reloadWithoutReact,
} from './page';
import { test } from './test';

// What engines keep of a page that is left, and when they show it again. Playwright turns Chromium's back/forward cache off,
// so that these also run in a Chromium that has it.

/** The path and the title of the page that is shown. */
type Shown = [path: string | undefined, title: string | null | undefined];

const shown = async (engine: Engine): Promise<Shown> => [await path(engine), await heading(engine)];

for (const [start, withReact] of [
  ['/project/', true],
  ['/', false],
] as const) {
  test(`Back returns to the place on ${start}, with React: ${withReact}`, async ({ engine }) => {
    const { page, top } = await leaveByLastCard(engine, start, withReact);
    await engine.back();
    await expectAt(engine, page, top);
  });
}

for (const [start, withReact] of [
  ['/project/', false],
  ['/', true],
] as const) {
  test(`Back from a page that was loaded again leads to the place on ${start}, with React: ${withReact}`, async ({
    engine,
  }) => {
    const { page, top } = await leaveByLastCard(engine, start, true);
    const project = await shown(engine);
    await reloadWithoutReact(engine);
    if (withReact) await hydrate(engine);
    await engine.back();
    await expectAt(engine, page, top);
    await engine.evaluate(() => history.forward());
    await expectAt(engine, project, 0);
  });
}

test('Back shows no frame of the page that is left at another place', async ({ engine }) => {
  const { page, top } = await leaveByLastCard(engine, '/project/', true);
  await engine.evaluate(() => {
    scrollTo({ top: 700, behavior: 'instant' });
  });
  const frames = await engine.evaluate(async () => {
    const seen: [title: string | null | undefined, top: number][] = [];
    history.back();
    while (seen.length < 60) {
      await new Promise(requestAnimationFrame);
      seen.push([document.querySelector('h1')?.textContent, scrollY]);
    }
    return seen;
  });
  const moved = frames.filter(([title, y]) => Math.abs(y - (title === page[1] ? top : 700)) > 1);
  expect(moved).toEqual([]);
  expect(frames.at(-1)?.[0]).toBe(page[1]);
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

for (const hydrated of [true, false]) {
  test(`the menu that was open is closed after Back and Forward, and opens again, with React: ${hydrated}`, async ({
    engine,
  }) => {
    await engine.open('/contact/');
    await engine.open('/');
    if (hydrated) await hydrate(engine);
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
}

for (const withReact of [true, false]) {
  test(`a picture is enlarged, and closed at the same place, with React: ${withReact}`, async ({
    engine,
  }) => {
    if (withReact) {
      await engine.open('/project/1/');
      await hydrate(engine);
    } else await openWithoutReact(engine, '/project/1/');
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
        await engine.evaluate(() =>
          document.querySelector<HTMLElement>('a[data-enlarges]')?.focus(),
        );
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
}

/** Presses the last card of a page. @returns the page, and the scroll position at which it was left */
async function leaveByLastCard(engine: Engine, start: string, withReact: boolean) {
  if (withReact) {
    await engine.open(start);
    await hydrate(engine);
  } else await openWithoutReact(engine, start);
  const page = await shown(engine);
  await engine.evaluate(() => {
    const card = [...document.querySelectorAll('main article a')].at(-1);
    card?.setAttribute('id', 'last-card');
    addEventListener(
      'click',
      () => {
        document.documentElement.dataset.left = '';
        sessionStorage.left = String(scrollY);
      },
      { capture: true },
    );
  });
  await engine.click('#last-card');
  await expect.poll(() => path(engine)).toMatch(/^\/project\/\d+\/$/);
  // The document is the same one only if React has changed the page. A new one may have no element yet.
  const isSameDocument = () =>
    engine.evaluate(() => document.querySelector('html[data-left]') !== null);
  expect(await isSameDocument()).toBe(withReact);
  // The page has ended its transition.
  await sleep(1000);
  const top = await engine.evaluate(() => Number(sessionStorage.left));
  expect(top).toBeGreaterThan(300);
  return { page, top };
}

async function expectAt(engine: Engine, page: Shown, top: number) {
  await expect(async () => expect(await shown(engine)).toEqual(page)).toPass();
  // A wrong place may come after the right one.
  await sleep(1000);
  expect(Math.abs((await engine.evaluate(() => scrollY)) - top)).toBeLessThanOrEqual(1);
}
