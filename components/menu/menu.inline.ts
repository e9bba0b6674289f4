// Runs at the end of each page. The menu is a popover: the browser opens it, closes it with Escape, and moves the focus.
// This adds what makes it modal, and closes it when the visitor leaves the page.

// The event comes before the browser moves the focus to the menu, and before it moves the focus back to the button.
addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if ((target as Element).id !== 'menu') return;
    const others = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    for (const each of others) each.inert = newState === 'open';
  },
  true,
);

// The page in the back/forward cache and the page that Next shows would keep the menu open.
for (const type of ['pagehide', 'popstate']) addEventListener(type, closeMenu);

/** Answers a click on a link of the menu: see `click.inline.ts`. */
export function closeMenu(): void {
  document.getElementById('menu')?.hidePopover();
}
