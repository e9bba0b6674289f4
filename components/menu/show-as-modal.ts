/**
 * Opens a dialog as modal, which traps the focus. If it is already open as a popover, nothing changes that the visitor
 * sees: `data-upgrading` holds its styles while it is neither, and the focus stays in it.
 */
export function showAsModal(dialog: HTMLDialogElement): void {
  if (dialog.open) return;
  if (!dialog.matches(':popover-open')) {
    dialog.showModal();
    return;
  }
  const focused = document.activeElement;
  dialog.toggleAttribute('data-upgrading', true);
  // Moves the focus back to the button, where the modal dialog finds it and returns it when it closes.
  dialog.hidePopover();
  dialog.showModal();
  dialog.removeAttribute('data-upgrading');
  if (focused instanceof HTMLElement && dialog.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}
