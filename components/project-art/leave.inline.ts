import { nameArt } from './name-art';

// Runs in the head of each page. A project opens in a light that spreads from the picture that was pressed, which travels to
// the top of its page: `arrive.inline.ts`. A page that is returned to is simply there, without a transition.

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
  // A file, such as the feed, has no transition, which browsers report as an error. A page that the browser takes from its
  // cache may have no entry yet.
  const isPage = /\/([?#]|$)/.test(activation?.entry?.url ?? '/');
  if (!pressed || !isPage || activation?.navigationType === 'traverse') {
    viewTransition?.skipTransition();
  } else if (viewTransition) {
    const source = pressed.querySelector('picture') ? pressed : pressed.closest('[data-reveal]');
    nameArt(source?.querySelector('picture'));
  }
});
addEventListener('pagehide', () => {
  pressed = null;
  nameArt(null);
});
