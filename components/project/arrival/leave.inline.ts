import { nameArt } from './name-art';

// Runs in the head of each page. A project opens in a light that spreads from the picture that was pressed, which travels to
// the top of its page: `arrive.inline.ts`. Another language comes in place of the old page: `hold-page.inline.ts`. Any other
// page is simply there: a transition would take a slow phone 0.2 seconds.

/** The link that leads on. Safari tells only since its version 26.2 where a visitor goes. */
let pressed: Element | null = null;

addEventListener(
  'click',
  ({ target }) => {
    pressed = (target as Element).closest('a');
  },
  true,
);

addEventListener('pageswap', ({ activation, viewTransition }) => {
  // Safari reports every transition to the next document that it skips.
  viewTransition?.ready.catch(() => {});
  const art = pressed?.closest('[data-reveal=card], [data-ends-page] a')?.querySelector('picture');
  const isBack = activation?.navigationType === 'traverse';
  if ((art || pressed?.matches('[data-locale]')) && !isBack) nameArt(art);
  else viewTransition?.skipTransition();
});
addEventListener('pagehide', () => {
  pressed = null;
  nameArt(null);
});
