import { expect } from '@playwright/test';
import { parallaxFactor } from '@/lib/constants.mjs';
import { isHydrated } from '../../browser/site';
import { hydrate, opener, path } from './page';
import { test } from './test';

// What moves, in each engine.

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
/** An iPad says that it is a Mac. */
const iPad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

test('cards of a page that a link leads to wait for the wheel and come into their place, and none waits on a page that Back leads to', async ({
  engine,
}) => {
  await engine.open('/');
  await engine.click('main a[href="/project/"]');
  await expect.poll(() => path(engine)).toBe('/project/');
  await expect.poll(() => engine.evaluate(turnWheelBy, 0)).toBeGreaterThan(0);
  await expect
    .poll(() => engine.evaluate(turnWheelBy, 150), { intervals: [20], timeout: 60_000 })
    .toBe(0);
  await expect.poll(() => engine.evaluate(findMoved)).toEqual([]);
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/');
  await expect
    .poll(() => engine.evaluate(() => document.querySelector('#homeHead') !== null))
    .toBe(true);
  expect(await engine.evaluate(turnWheelBy, 0)).toBe(0);
});

test('cards that the visitor jumps to or past are in their place in the same frame', async ({
  engine,
}) => {
  for (const jump of [jumpToEnd, jumpToCard, focusCard]) {
    await engine.open('/project/');
    await hydrate(engine);
    await expect.poll(() => engine.evaluate(turnWheelBy, 0)).toBeGreaterThan(0);
    await engine.evaluate(jump);
    expect(await engine.evaluate(findMoved), jump.name).toEqual([]);
  }
});

test('the picture of the city lags behind the scroll on iPhones and iPads', async ({ engine }) => {
  for (const userAgent of [iPhone, iPad]) {
    await engine.open('/');
    await engine.evaluate(pretend, userAgent, 5);
    await hydrate(engine);
    for (const share of [0.3, 0.7]) {
      await engine.evaluate((part) => {
        const section = document.querySelector('#imageSection') as HTMLElement;
        const top = section.getBoundingClientRect().top + scrollY + part * section.clientHeight;
        scrollTo({ top, behavior: 'instant' });
      }, share);
      await expect.poll(() => engine.evaluate(readSlope)).toBeCloseTo(parallaxFactor, 2);
    }
  }
});

test("the menu's light spreads from its button, and closes there", async ({ engine }) => {
  await engine.open('/');
  await hydrate(engine);
  await engine.evaluate(() => {
    const menu = document.querySelector<HTMLElement>('#menu');
    menu?.addEventListener('transitionend', ({ propertyName, target }) => {
      if (target !== menu || propertyName !== '--spread') return;
      document.body.dataset.spreads = `${document.body.dataset.spreads ?? ''}ends `;
    });
  });
  const ends = () => engine.evaluate(() => document.body.dataset.spreads);
  await engine.click(opener);
  await expect.poll(ends).toBe('ends ');
  await engine.click('dialog [popovertarget]');
  await expect.poll(ends).toBe('ends ends ');
});

for (const pointer of ['mouse', 'touch'] as const) {
  test(`a pull at the lamp by ${pointer} is the first touch: it moves the lamp, and changes the theme as React starts`, async ({
    engine,
  }) => {
    await engine.open('/');
    const theme = () =>
      engine.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await theme();
    const { x, y } = await engine.evaluate(watchLamp);
    const places = Array.from({ length: 60 }, (_, step) => [x, y + 1.5 * step]);
    await engine.drag(pointer, places as [number, number][]);
    await expect.poll(theme).not.toBe(before);
    expect(await engine.evaluate(() => Reflect.get(window, 'pulledTo'))).toBeGreaterThan(y + 20);
    await expect.poll(() => engine.evaluate(isHydrated)).toBe(true);
    expect(await theme()).not.toBe(before);
  });
}

test('To Top by mouse and by keyboard ends at the top', async ({ engine }) => {
  const link = 'footer [href="#top"]';
  const focus = (selector: string) =>
    document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  for (const press of [
    () => engine.click(link),
    () => engine.evaluate(focus, link).then(() => engine.press('Enter')),
  ]) {
    await engine.open('/project/');
    await engine.evaluate(jumpToEnd);
    expect(await engine.evaluate(() => scrollY)).toBeGreaterThan(300);
    await press();
    await expect.poll(() => engine.evaluate(() => scrollY)).toBe(0);
  }
});

// These run in the page, so each is complete in itself.

/** @returns the middle of the hanging lamp; `lowest` follows it */
function watchLamp() {
  const lamp = document.querySelector('#homeHead [data-lamp]') as HTMLElement;
  const middle = () => {
    const { x, y, width, height } = lamp.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  // The lamp's own listener comes later, and lets the lamp spring back. Frames would be too few on a slow machine.
  const release = () => Object.assign(window, { pulledTo: middle().y });
  addEventListener('pointerup', release, { capture: true });
  return middle();
}

function pretend(userAgent: string, maxTouchPoints: number) {
  for (const [name, value] of Object.entries({ userAgent, maxTouchPoints })) {
    Object.defineProperty(navigator, name, { get: () => value });
  }
}

/** Scrolls by the wheel. @returns how many elements wait for their entrance */
function turnWheelBy(top: number) {
  dispatchEvent(new WheelEvent('wheel'));
  scrollBy({ top, behavior: 'instant' });
  return document.querySelectorAll('[data-waiting]').length;
}

function jumpToEnd() {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
}

function jumpToCard() {
  const cards = document.querySelectorAll('main article');
  cards[Math.floor(cards.length / 2)]?.scrollIntoView({ behavior: 'instant' });
}

function focusCard() {
  const links = document.querySelectorAll<HTMLElement>('main article a');
  links[Math.floor(links.length / 2)]?.focus();
}

/** @returns the texts of elements in view or above that wait or are not in their place in the next frame */
async function findMoved() {
  await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll<HTMLElement>('main [data-reveal]')]
    .filter((each) => each.getBoundingClientRect().top < innerHeight)
    .filter((each) => 'waiting' in each.dataset || getComputedStyle(each).transform !== 'none')
    .map(({ textContent }) => textContent);
}

/** @returns the picture's part of the scroll */
function readSlope() {
  const section = document.querySelector('#imageSection') as HTMLElement;
  const picture = section.firstElementChild as HTMLElement;
  const { top } = section.getBoundingClientRect();
  return (top + picture.offsetTop - picture.getBoundingClientRect().top) / top;
}
