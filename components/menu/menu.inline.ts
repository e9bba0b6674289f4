// Runs at the end of each page. The menu is a popover: the browser opens it, and closes it with Escape. This adds what makes
// it modal, and closes it when the visitor leaves the page.

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if ((target as Element).id !== 'menu') return;
    const others = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    for (const each of others) each.inert = newState === 'open';
    // The browser itself gives the focus back only if it is in the menu: not after a press beside the links.
    if (newState === 'closed') {
      document.querySelector<HTMLElement>('header [popovertarget]')?.focus({ preventScroll: true });
    }
  },
  // The event does not bubble.
  true,
);

// The page in the back/forward cache and the page that Next shows would keep the menu open.
for (const type of ['pagehide', 'popstate']) addEventListener(type, closeMenu);

/** Answers a click on a link of the menu: see `click.inline.ts`. */
export function closeMenu(): void {
  document.getElementById('menu')?.hidePopover();
}
