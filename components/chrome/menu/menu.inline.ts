import { isModified } from '@/lib/modified-click';

// Runs at the end of each page. The menu is a popover: the browser opens it, and closes it with Escape. This adds what makes
// it modal, says whether it is open, and closes it when the visitor leaves the page.

/** Whether the visitor leaves the page: a screen reader would speak the menu button once more. */
let isLeaving = false;

addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    const menu = target as Element;
    if (menu.id !== 'menu') return;
    const isOpen = newState === 'open';
    const others = document.querySelectorAll<HTMLElement>('body > :is(a, header, main, footer)');
    for (const each of others) each.inert = isOpen;
    // The first link gets the focus. React does not write `autofocus` into a page that it renders again.
    for (const each of menu.querySelectorAll<HTMLElement>('a[aria-describedby]'))
      each.autofocus = true;
    const button = tellState(isOpen);
    // The browser itself gives the focus back only if it is in the menu: not after a press beside the links.
    if (!isOpen && !isLeaving) button?.focus({ preventScroll: true });
  },
  // The event does not bubble.
  true,
);

// Firefox does not say that a menu is closed before it was open once. The markup does not say it either: without scripts
// nothing would change it.
tellState(false);

function tellState(isOpen: boolean) {
  const button = document.querySelector<HTMLElement>('header [popovertarget]');
  if (button) button.ariaExpanded = String(isOpen);
  return button;
}

// The page in the back/forward cache would keep the menu open.
addEventListener('pagehide', () => close(true));

function close(leaves: boolean) {
  isLeaving = leaves;
  // The browser gives the focus back if it is in the menu.
  if (leaves) document.querySelector<HTMLElement>('#menu :focus')?.blur();
  document.getElementById('menu')?.hidePopover();
  isLeaving = false;
}

/** Answers a click on a link of the menu: see `end.inline.ts`. */
export function closeMenu(element: HTMLElement, event: MouseEvent): void {
  // The page stays for a new tab and a mail program.
  close(element.matches('nav *') && !isModified(event));
}
