import { nextPaint } from '@/lib/next-paint';

// Runs at the end of each page. Opens the menu as a modal dialog, which traps the focus; as a popover it would not.

function closeMenu() {
  const menu = document.querySelector('dialog');
  if (menu?.open) menu.close();
  // The visitor may have opened it before this script ran.
  else menu?.hidePopover();
}

// Closes the menu before the page enters the back/forward cache and before Next shows another page: both would keep
// it open. The menu adds no history entry, so Back leads to the previous page. On Android, Back closes the dialog.
for (const type of ['pagehide', 'popstate']) addEventListener(type, closeMenu);

// The menu's button hides while the visitor scrolls down; while they scroll up, it stands on a strip, except on the bar
// at the top of the page (`top-bar.module.scss`).
let scrolledTo = 0;
addEventListener('scroll', () => {
  const root = document.documentElement;
  // Safari bounces above the top.
  const top = Math.max(scrollY, 0);
  const bar = document.querySelector('header')?.clientHeight ?? 0;
  root.toggleAttribute('data-scrolled-down', top > scrolledTo);
  root.toggleAttribute('data-scrolled-up', top < scrolledTo && top > bar);
  scrolledTo = top;
});

addEventListener('click', async (event) => {
  const target = event.target as Element;
  if (target.closest('dialog a')) closeMenu();
  const button = target.closest<HTMLButtonElement>('[popovertarget]');
  const menu = button?.popoverTargetElement;
  if (!(menu instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // A modal dialog makes the rest of the page inert, which restyles every element: the pressed button is painted before
  // that. After a key press, the menu opens at once, because the next key press is meant for it.
  const byPointer = event.detail > 0;
  if (byPointer) await nextPaint();
  if (button?.popoverTargetAction === 'hide') closeMenu();
  else if (!menu.open) menu.showModal();
});
