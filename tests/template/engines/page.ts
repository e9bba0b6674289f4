import { expect } from '@playwright/test';
import { isHydrated } from '../../browser/site';
import type { Engine } from './engine';

/**
 * @returns the path of the current page; nothing while drivers find no page, or one that is only partly read: it may lack the
 * element that a test asks for next, or the script that answers a click
 */
export const path = (engine: Engine) =>
  engine
    .evaluate(() => (document.readyState === 'loading' ? undefined : location.pathname))
    .catch(() => undefined);
export const heading = (engine: Engine) =>
  engine.evaluate(() => document.querySelector('h1')?.textContent);

/** Loads the scripts as the first interaction does, and waits until React has hydrated the page. */
export async function hydrate(engine: Engine) {
  await engine.evaluate(() => {
    dispatchEvent(new Event('hydrate'));
  });
  await expect.poll(() => engine.evaluate(isHydrated)).toBe(true);
}

/** Opens a page that starts React only for `hydrate`, as a page that failed with React does. */
export async function openWithoutReact(engine: Engine, route: string) {
  await engine.open(route);
  await engine.evaluate(() => {
    history.replaceState({ ...history.state, skipsHydration: true }, '');
    location.reload();
  });
  const isReloaded = () =>
    engine.evaluate(() => document.readyState === 'complete' && !history.state?.skipsHydration);
  await expect(async () => expect(await isReloaded()).toBe(true)).toPass();
}

/** @returns whether the menu is open, what is inert, and where the focus is */
export function menuState(engine: Engine) {
  return engine.evaluate(() => {
    const menu = document.querySelector('#menu');
    const focused = document.activeElement;
    return {
      open: menu?.checkVisibility({ visibilityProperty: true }) ?? false,
      inert: [...document.querySelectorAll('[inert]')].map(({ localName }) => localName).join(' '),
      focus: menu?.contains(focused) ? 'menu' : (focused?.getAttribute('aria-label') ?? ''),
    };
  });
}

export const opener = 'header [popovertarget]';

/** Opens the menu, and waits for its light. */
export async function openMenu(engine: Engine) {
  await engine.click(opener);
  await expect.poll(async () => (await menuState(engine)).open).toBe(true);
  const animations = () =>
    engine.evaluate(() => document.querySelector<HTMLElement>('#menu')?.getAnimations().length);
  await expect.poll(animations).toBe(0);
}
