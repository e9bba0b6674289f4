import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { cardEntranceMs, parallaxFactor, revealOffset } from '@/lib/constants.mjs';
import { isHydrated } from '../../browser/site';
import { hydrate, opener, path } from './page';
import { test } from './test';

// What moves, in each engine. The measured figures are printed.

/** An entrance of a card: `index` in the page, `start` and `inView` in pixels, `ms` as its animation takes. */
interface Entrance {
  index: number;
  side: 'left' | 'right';
  start: number;
  ms: number;
  inView: number;
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
/** User agent and touch points of devices whose picture of the city moves (an iPad says that it is a Mac), and of one whose picture does not. */
const devices: [name: string, userAgent: string, maxTouchPoints: number, slope: number][] = [
  ['iPhone', iPhone, 5, parallaxFactor],
  ['iPad', mac, 5, parallaxFactor],
  ['Mac', mac, 0, 0],
];

test('cards of a page that a link leads to enter from the right and the left in turn, and none of a page that Back leads to', async ({
  engine,
}) => {
  await engine.open('/');
  await engine.click('main a[href="/project/"]');
  await expect.poll(() => path(engine)).toBe('/project/');
  await expect.poll(() => engine.evaluate(turnWheel)).toBeGreaterThan(0);
  const entrances = await engine.evaluate(readThrough);
  console.table(entrances.slice(0, 6));
  expect(entrances.length).toBeGreaterThanOrEqual(6);
  for (const { index, side, start, ms, inView } of entrances) {
    expect(side, `card ${index}`).toBe(index % 2 === 0 ? 'right' : 'left');
    expect(start).toBeGreaterThan(20);
    expect(ms).toBe(cardEntranceMs);
    expect(inView).toBeGreaterThanOrEqual(revealOffset - 1);
  }
  expect(new Set(entrances.map(({ index }) => index)).size, 'once').toBe(entrances.length);
  await engine.back();
  await expect.poll(() => path(engine)).toBe('/');
  await expect
    .poll(() => engine.evaluate(() => document.querySelector('#homeHead') !== null))
    .toBe(true);
  expect(await engine.evaluate(turnWheel)).toBe(0);
});

test('cards that the visitor jumps to or past are in their place in the same frame', async ({
  engine,
}) => {
  for (const jump of [jumpToEnd, jumpToCard, focusCard]) {
    await engine.open('/project/');
    await hydrate(engine);
    await expect.poll(() => engine.evaluate(turnWheel)).toBeGreaterThan(0);
    await engine.evaluate(jump);
    expect(await engine.evaluate(findMoved), jump.name).toEqual([]);
  }
});

test('the picture of the city lags behind the scroll on iPhones and iPads', async ({ engine }) => {
  const rows = [];
  for (const [name, userAgent, maxTouchPoints, slope] of devices) {
    await engine.open('/');
    await engine.evaluate(pretend, userAgent, maxTouchPoints);
    await hydrate(engine);
    const countAnimations = () =>
      engine.evaluate(() => document.querySelector('#imageSection > div')?.getAnimations().length);
    if (slope) {
      await expect.poll(countAnimations).toBeGreaterThan(0);
      // The picture was in view: the shift comes gradually, with the first scroll.
      await engine.evaluate(() => {
        scrollBy({ top: 1, behavior: 'instant' });
      });
      await expect.poll(countAnimations).toBe(1);
    } else await sleep(1000);
    const shifts = await engine.evaluate(readShifts);
    const slopes = shifts.map(({ top, shift }) => shift / top);
    rows.push({ name, slopes: slopes.map((each) => each.toFixed(4)).join(' ') });
    expect(slopes).toHaveLength(5);
    for (const each of slopes) expect(each, name).toBeCloseTo(slope, 2);
  }
  console.table(rows);
});

test('the picture of the city does not jump when React starts while it is in view', async ({
  engine,
}) => {
  await engine.open('/');
  await engine.evaluate(pretend, iPhone, 5);
  const { top, start, after } = await engine.evaluate(watchStart);
  expect(top).toBeLessThan(-100);
  // The browser may have scrolled by some pixels meanwhile.
  expect(Math.abs(start)).toBeLessThan(parallaxFactor * 20);
  expect(after).toBeCloseTo(parallaxFactor * top, 0);
});

test("the menu's light spreads from its button, and closes there", async ({ engine }) => {
  await engine.open('/');
  await hydrate(engine);
  for (const button of [opener, 'dialog [popovertarget]']) {
    await engine.evaluate(() => {
      const menu = document.querySelector<HTMLElement>('#menu');
      const notes = new Set<string>();
      Object.assign(window, { notes });
      // Otherwise a slow browser draws no frame of it.
      if (menu) menu.style.transitionDuration = '4s';
      menu?.addEventListener('transitionend', ({ propertyName, target }) => {
        if (target === menu && propertyName === '--spread') notes.add('ends');
      });
      const look = () => {
        if (!menu) return;
        // The lamp's colour lies above the links as far as the light has not come.
        const [light, colour] = [null, '::after'].map((part) =>
          getComputedStyle(menu, part).getPropertyValue('--spread'),
        );
        if (light !== colour) notes.add('is covered');
        const isVisible = menu.checkVisibility({ visibilityProperty: true });
        if (isVisible && menu.getAnimations().length) notes.add('is seen');
        requestAnimationFrame(look);
      };
      look();
    });
    await engine.click(button);
    const notes = () =>
      engine.evaluate(() => [...(Reflect.get(window, 'notes') as Set<string>)].sort());
    await expect.poll(notes).toEqual(['ends', 'is seen']);
  }
});

test('a press on a slow page holds the lamp and its halo where they are drawn', async ({
  engine,
}) => {
  await engine.open('/');
  await hydrate(engine);
  // It may be at rest when the scripts have loaded.
  await engine.evaluate(() => {
    const header = document.querySelector('#homeHead');
    for (const each of header?.getAnimations({ subtree: true }) ?? []) each.currentTime = 0;
  });
  await engine.evaluate(() => {
    const place = () => document.querySelector('#homeHead [data-lamp]')?.getBoundingClientRect().x;
    const angles = () =>
      [...document.querySelectorAll('#homeHead div')].map((part) => getComputedStyle(part).rotate);
    addEventListener('mousedown', () =>
      Object.assign(window, {
        pressed: place(),
        angles: angles().filter((each) => each !== 'none'),
      }),
    );
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        Object.assign(window, { drawn: place() });
        while (performance.now() < timeStamp + 400);
      },
      { capture: true },
    );
  });
  await engine.click('#homeHead [data-lamp]');
  const [drawn, pressed, angles] = await engine.evaluate(() =>
    ['drawn', 'pressed', 'angles'].map((name) => Reflect.get(window, name)),
  );
  expect(pressed).toBeCloseTo(drawn, 0);
  expect(angles).toHaveLength(2);
  expect(angles[1]).toBe(angles[0]);
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
    await sleep(1000);
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
    // Something may move the page again.
    await sleep(1000);
    expect(await engine.evaluate(() => scrollY)).toBe(0);
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

/** @returns how many elements wait for their entrance */
function turnWheel() {
  dispatchEvent(new WheelEvent('wheel'));
  return document.querySelectorAll('[data-waiting]').length;
}

/** Scrolls to the end by the wheel, without a jump. @returns the entrances of cards */
async function readThrough(): Promise<Entrance[]> {
  const cards = [...document.querySelectorAll<HTMLElement>('main article')];
  const entrances: Entrance[] = [];
  new MutationObserver((records) => {
    for (const { target } of records) {
      const card = target as HTMLElement;
      const animations = card.getAnimations({ subtree: true });
      const effect = animations.find((each) => !(each instanceof CSSTransition))?.effect;
      if (card.dataset.waiting !== undefined || !(effect instanceof KeyframeEffect)) continue;
      const start = new DOMMatrix(String(effect.getKeyframes()[0]?.transform)).m41;
      entrances.push({
        index: cards.indexOf(card),
        side: start > 0 ? 'right' : 'left',
        start: Math.round(Math.abs(start)),
        ms: Number(effect.getTiming().duration),
        inView: Math.round(innerHeight - card.getBoundingClientRect().top),
      });
    }
  }).observe(document.body, { subtree: true, attributeFilter: ['data-waiting'] });
  // The clock stands still: a busy browser may draw a step later than the pause that ends the scroll of a hand.
  performance.now = () => 0;
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 150; top < end + 150; top += 150) {
    dispatchEvent(new WheelEvent('wheel'));
    // Not a frame: a busy browser tells of several steps at once, which would be a jump.
    const scrolled = new Promise((resolve) =>
      document.addEventListener('scroll', resolve, { once: true }),
    );
    scrollTo({ top, behavior: 'instant' });
    await scrolled;
    // The page's own observer hears in the same frame as this one.
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return entrances;
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

async function readShifts() {
  const section = document.querySelector('#imageSection');
  const picture = section?.firstElementChild as HTMLElement | null;
  const shifts: { top: number; shift: number }[] = [];
  if (!section || !picture) return shifts;
  const start = section.getBoundingClientRect().top + scrollY;
  for (const share of [0.15, 0.3, 0.45, 0.6, 0.75]) {
    scrollTo({ top: start + share * section.clientHeight, behavior: 'instant' });
    // Firefox scrolls by some pixels more within the next frames.
    let still = 0;
    for (let last = scrollY; still < 10; last = scrollY) {
      await new Promise(requestAnimationFrame);
      still = scrollY === last ? still + 1 : 0;
    }
    const { top } = section.getBoundingClientRect();
    shifts.push({ top, shift: top + picture.offsetTop - picture.getBoundingClientRect().top });
  }
  return shifts;
}

/**
 * Starts React while the section is in view, then scrolls a little.
 * @returns the picture's place when React starts, and its shift after the scroll
 */
async function watchStart() {
  const section = document.querySelector('#imageSection') as HTMLElement;
  const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;
  const readShift = () =>
    topOf(section) +
    (section.firstElementChild as HTMLElement).offsetTop -
    topOf(section.firstElementChild);
  async function waitForAnimations(count: number) {
    while (section.firstElementChild?.getAnimations().length !== count) {
      await new Promise(requestAnimationFrame);
    }
  }
  scrollTo({ top: innerHeight / 2, behavior: 'instant' });
  // The page hears of no scroll before the test's own: a slow browser reports the one above late.
  const block = (event: Event) => event.stopImmediatePropagation();
  addEventListener('scroll', block, { capture: true });
  dispatchEvent(new Event('hydrate'));
  // The shift, and what takes it back at first.
  await waitForAnimations(2);
  const picture = section.firstElementChild as HTMLElement;
  const [taken] = picture
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes()[0] : undefined))
    .map((keyframe) => Number.parseFloat(String(keyframe?.translate).split(' ')[1] ?? ''))
    .filter((place) => place < 0);
  // Not what is seen: a browser that scrolls by itself has already started to give the shift.
  const start = new DOMMatrix(getComputedStyle(picture).transform).m42 + (taken ?? 0);
  removeEventListener('scroll', block, { capture: true });
  scrollBy({ top: 1, behavior: 'instant' });
  await waitForAnimations(1);
  // Firefox scrolls by some pixels more within the next frames.
  let still = 0;
  for (let last = scrollY; still < 10; last = scrollY) {
    await new Promise(requestAnimationFrame);
    still = scrollY === last ? still + 1 : 0;
  }
  return { top: topOf(section), start, after: readShift() };
}
