const isControl = (element: Element) => element.matches('input, select, textarea');
type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * If a translator, an extension or a proxy has changed the page before React starts, React replaces all of it. This
 * carries over what the visitor would lose: typed text, focus, selection, an open dialog and the scroll position.
 * Afterwards, the window gets the event `pagereplaced`.
 */
export function carryOverState(): void {
  /** The browser forgets the focused element, and may scroll, when React removes the old page. */
  let focused = document.activeElement;
  let top = scrollY;
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  addEventListener('focusout', ({ target }) => {
    // A removed element also loses the focus, in some browsers before it is removed.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  });
  addEventListener('scroll', () => {
    top = scrollY;
  });

  // Runs before the next key or tap: observers are called at the end of the task that changes the page.
  new MutationObserver((records) => {
    const removed = records
      .flatMap(({ removedNodes }) => [...removedNodes])
      .filter((node) => node instanceof Element);
    if (!removed.some((element) => element.matches('main'))) return;
    const old = removed.flatMap((element) => [element, ...element.querySelectorAll('*')]);
    for (const element of old) copyState(element, counterpartOf(element, old));
    const lost = focused;
    if (lost && old.includes(lost)) {
      const element = counterpartOf(lost, old);
      element?.focus({ preventScroll: true });
      select(lost, element);
    }
    scrollTo({ top, behavior: 'instant' });
    dispatchEvent(new Event('pagereplaced'));
  }).observe(document.body, { childList: true });
}

/** @returns the element with the same id or, without an id, with the same place among those of its kind */
function counterpartOf(element: Element, old: Element[]): HTMLElement | undefined {
  if (element.id) return document.getElementById(element.id) ?? undefined;
  const index = old.filter(({ localName }) => localName === element.localName).indexOf(element);
  return [...document.body.querySelectorAll<HTMLElement>(element.localName)][index];
}

function copyState(from: Element, to: Element | undefined): void {
  if (from instanceof HTMLDialogElement && from.open) (to as HTMLDialogElement).showModal();
  if (!isControl(from) || !to) return;
  const [{ value, checked }, control] = [from as HTMLInputElement, to as HTMLInputElement];
  if (control.value !== value) control.value = value;
  if (checked) control.checked = true;
}

/** Browsers tell no selection in an e-mail field: there, the text is continued at its end. */
function select(from: Element, to: Element | undefined): void {
  const { selectionStart, selectionEnd, selectionDirection } = from as Control;
  if (typeof selectionStart !== 'number' || !to) return;
  (to as Control).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}
