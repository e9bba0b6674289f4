import { nextPaint } from '@/lib/next-paint';

// Stands at the end of each page and takes over what `command` would do. A modal dialog makes all else inert, which is new
// style for every element of the page: the pressed button is painted before that. And engines that do not know `command`
// yet (Firefox before 144, Safari before 26.2) get the modal dialog that the menu is elsewhere. Without script they show it
// as a popover, which leaves the page behind within reach of the Tab key.

function closeMenu() {
  const menu = document.querySelector('dialog');
  if (menu?.open) menu.close();
  // An engine without `command` may have opened it as a popover before this script was there.
  else menu?.hidePopover?.();
}

// The back/forward cache restores a page as it was left, and Next changes the page below the menu: both would leave the
// menu open. It adds no history entry of its own, so that Back always leads to the page before. Where the system's Back
// closes dialogs (Android), it closes this one without any help.
for (const type of ['pagehide', 'popstate']) addEventListener(type, closeMenu);

addEventListener('click', async (event) => {
  const target = event.target as Element;
  if (target.closest('dialog a')) closeMenu();
  const button = target.closest('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // What is typed after a key has opened it is for the menu already.
  const byPointer = event.detail > 0;
  if (byPointer) await nextPaint();
  if (button?.getAttribute('command') === 'close') closeMenu();
  else if (!dialog.open) dialog.showModal();
});
