// Stands at the end of each page, for engines that do not know `command` yet (Firefox before 144, Safari before 26.2):
// there it opens the menu as the modal dialog that it is elsewhere. Without script they show it as a popover, which
// leaves the page behind within reach of the Tab key.

if (!('command' in HTMLButtonElement.prototype)) {
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button?.getAttribute('command') === 'close') dialog.close();
    else dialog.showModal();
  });
}
