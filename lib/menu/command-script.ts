import { nextPaint } from '../next-paint';

// Stands at the end of each page and takes over what `command` would do. A modal dialog makes all else inert, which is new
// style for every element of the page: the pressed button is painted before that. And engines that do not know `command`
// yet (Firefox before 144, Safari before 26.2) get the modal dialog that the menu is elsewhere. Without script they show it
// as a popover, which leaves the page behind within reach of the Tab key.

addEventListener('click', async (event) => {
  const button = (event.target as Element).closest('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  event.preventDefault();
  // What is typed after a key has opened it is for the menu already.
  const byPointer = event.detail > 0;
  if (byPointer) await nextPaint();
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
});
