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

// What the browser tells only once, in each engine: Back and Forward, a page from the back/forward cache, and a press that
// falls into the start of React.

/** The path and the title of the page that is shown. */
type Shown = [path: string | undefined, title: string | null | undefined];

const shown = async (engine: Engine): Promise<Shown> => [await path(engine), await heading(engine)];

for (const start of ['/project/', '/']) {
  for (const hydrated of [true, false]) {
    test(`Back returns to the place on ${start}, with React: ${hydrated}`, async ({ engine }) => {
      const { page, top } = await leaveByLastCard(engine, start, hydrated);
      await engine.back();
      await expectAt(engine, page, top);
    });
  }

  for (const hydrated of [true, false]) {
    test(`Back from a page that was loaded again leads to the place on ${start}, with React: ${hydrated}`, async ({
      engine,
    }) => {
      const { page, top } = await leaveByLastCard(engine, start, true);
      const project = await shown(engine);
      await reloadWithoutReact(engine);
      if (hydrated) await hydrate(engine);
      await engine.back();
      await expectAt(engine, page, top);
      await engine.evaluate(() => history.forward());
      await expectAt(engine, project, 0);
    });
  }
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

for (const [control, focused] of [
  ['textarea', 'message'],
  ['label[for=contact-name]', 'name'],
] as const) {
  test(`a press on ${control} that makes React replace a changed page reaches its counterpart`, async ({
    engine,
  }) => {
    await openWithoutReact(engine, '/contact/');
    await engine.evaluate(() => {
      document.querySelector('label')?.append('!');
      document.querySelector('main')?.setAttribute('data-old', '');
      // React has started, and waits for its first turn: a press does not wait.
      MessagePort.prototype.postMessage = () => {};
      dispatchEvent(new Event('hydrate'));
    });
    const isStarted = () =>
      engine.evaluate(() =>
        Object.keys(document).some((key) => key.startsWith('__reactContainer')),
      );
    await expect.poll(isStarted).toBe(true);
    await engine.click(control);
    for (const key of 'salam') await engine.press(key);
    const state = await engine.evaluate(() => ({
      isOld: document.querySelector('[data-old]') !== null,
      focus: document.activeElement?.getAttribute('name'),
      value: (document.activeElement as HTMLInputElement).value,
    }));
    // React reports the difference.
    await engine.takeFaults();
    expect(state).toEqual({ isOld: false, focus: focused, value: 'salam' });
  });
}

/** Presses the last card of a page. @returns the page, and the scroll position at which it was left */
async function leaveByLastCard(engine: Engine, start: string, hydrated: boolean) {
  if (hydrated) {
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
  expect(await isSameDocument()).toBe(hydrated);
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
