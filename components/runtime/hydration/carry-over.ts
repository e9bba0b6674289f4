/**
 * If a translator, an extension or a proxy has changed a page with a form before React starts, React replaces all of it. This
 * module carries over what the visitor would lose: typed text, focus, selection, a press of the mouse, and what scripts have
 * set: the place, the late styles, and the state of the root element, such as the theme.
 *
 * The forms import it: React evaluates their modules before it can replace the page.
 */

type Control = HTMLInputElement | HTMLTextAreaElement;

// The browser forgets the focused element, and may scroll, when React removes the old page.
let focused: Element | null = null;
let top = 0;
/** What the mouse holds down, and what has replaced it meanwhile. */
let pressed: Element | null = null;
let replacement: HTMLElement | undefined;
let rootState: [string, string][] = [];
/** The styles of what follows the first view. React does not know them. */
let lateStyles: Element | null = null;

function keepRootState() {
  rootState = [...document.documentElement.attributes].map(({ name, value }) => [name, value]);
}

function carryOver(records: MutationRecord[]) {
  const removed = records
    .flatMap(({ removedNodes }) => [...removedNodes])
    .filter((node) => node instanceof Element);
  if (!removed.some((element) => element.matches('main'))) return;
  // Without its styles, what follows the first view is hidden and takes no focus.
  if (lateStyles?.isConnected === false) document.body.append(lateStyles);
  const root = document.documentElement;
  for (const [name, value] of rootState) {
    // React sets the owner's theme again, not the visitor's.
    if (name === 'data-theme' || !root.hasAttribute(name)) root.setAttribute(name, value);
  }
  const old = removed.flatMap((element) => [element, ...element.querySelectorAll('*')]);
  const lost = focused;
  for (const element of old.filter((each) => each.matches('input, select, textarea'))) {
    const { value, checked } = element as HTMLInputElement;
    Object.assign(counterpartOf(element, old) ?? {}, { value, checked });
  }
  if (lost && old.includes(lost)) {
    const element = counterpartOf(lost, old);
    element?.focus({ preventScroll: true });
    if (element) copySelection(lost, element);
  }
  if (pressed && old.includes(pressed)) replacement = counterpartOf(pressed, old);
  scrollTo({ top, behavior: 'instant' });
}

function keepPress(event: Event) {
  if (event.type !== 'pointerdown') return;
  // After a touch, browsers look for the pressed element only when the finger has left.
  const isMouse = (event as PointerEvent).pointerType === 'mouse';
  const controls = 'a, button, input, label, select, textarea';
  pressed = isMouse ? (event.target as Element).closest(controls) : null;
  replacement = undefined;
}

/**
 * Completes a press. A press makes React start at once: if that replaces the pressed element, browsers give neither focus
 * nor click to its counterpart.
 */
function completePress({ target }: Event) {
  // Browsers focus what is pressed, wherever the press ends.
  replacement?.focus({ preventScroll: true });
  // The browser's own click, if there is one, comes first.
  if (replacement?.contains(target as Node)) setTimeout(() => replacement?.click());
}

/** Tells an element of the site from those that an extension has added. */
function keyOf(element: Element): string {
  const names = ['name', 'class', 'href', 'aria-label'];
  return [element.localName, ...names.map((name) => element.getAttribute(name))].join(' ');
}

/** @returns the element with the same id or, without an id, with the same place among those of its key */
function counterpartOf(element: Element, old: Element[]): HTMLElement | undefined {
  if (element.id) return document.getElementById(element.id) ?? undefined;
  const key = keyOf(element);
  const isAlike = (other: Element) => keyOf(other) === key;
  const place = old.filter(isAlike).indexOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.localName)].filter(isAlike)[place];
}

/** Browsers tell no selection in an e-mail field: there, the visitor goes on at the end of the text. */
function copySelection(from: Element, to: Element): void {
  const { selectionStart, selectionEnd, selectionDirection } = from as Control;
  if (typeof selectionStart !== 'number') return;
  (to as Control).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
}

if (typeof document !== 'undefined') {
  focused = document.activeElement;
  top = scrollY;
  lateStyles = document.getElementById('late-styles');
  keepRootState();
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  addEventListener('focusout', ({ target }) => {
    // In some browsers a removed element loses the focus too, just before it is removed.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  });
  addEventListener('scroll', () => {
    top = scrollY;
  });
  // React may evaluate this module within the press that makes it start.
  if (window.event) keepPress(window.event);
  addEventListener('pointerdown', keepPress, { capture: true });
  addEventListener('pointerup', completePress, { capture: true });
  addEventListener(
    'click',
    ({ target }) => {
      if (replacement?.contains(target as Node)) replacement = undefined;
    },
    { capture: true },
  );
  // Observers are called at the end of the task that changes the page, before the next key or tap, in the order in which
  // they were made: the root's state is kept after it has been carried over.
  new MutationObserver(carryOver).observe(document.body, { childList: true });
  new MutationObserver(keepRootState).observe(document.documentElement, { attributes: true });
}

export {};
