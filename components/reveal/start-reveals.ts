import { animateMini as animate, inView } from 'framer-motion/dom';
import { cardEntranceMs, entranceMs, revealOffset } from '@/lib/constants.mjs';
import { navigationEntry } from '@/lib/navigation-entry';

/** Whether the visitor has come to this page by Back or Forward. A page that is returned to does not move. */
let isReturn = false;
if (typeof window !== 'undefined') {
  isReturn = navigationEntry()?.type === 'back_forward';
  addEventListener('popstate', () => {
    isReturn = true;
  });
}

/**
 * Lets the elements with `data-reveal` below the window wait beside their place, where the stylesheets' rules for
 * `data-waiting` put them, until the visitor scrolls to them. What is in view does not move, and nothing is ever
 * invisible. An element that the visitor has jumped to, or past, is in its place at once.
 * @returns a function that ends it, with every element in its place
 */
export function startReveals(): () => void {
  const waiting = new Set<HTMLElement>();
  if (!isReturn) {
    const all = [...document.querySelectorAll<HTMLElement>('main [data-reveal]')];
    // Reads every place before the first write: a layout for each would be slow.
    const below = all.filter((element) => element.getBoundingClientRect().top >= innerHeight);
    for (const element of below) {
      waiting.add(element);
      element.dataset.waiting = '';
    }
  }
  isReturn = false;

  function place(element: HTMLElement) {
    waiting.delete(element);
    delete element.dataset.waiting;
  }

  function enter(element: HTMLElement) {
    const parts = [element, ...element.querySelectorAll<HTMLElement>('*')]
      .map((part) => ({ part, start: getComputedStyle(part).transform }))
      // The site's other styles move elements by `translate`, `rotate` and `scale`, so each `transform` is a start of an entrance.
      .filter(({ start }) => start !== 'none');
    place(element);
    const duration = (element.dataset.reveal === 'card' ? cardEntranceMs : entranceMs) / 1000;
    for (const { part, start } of parts) {
      animate(part, { transform: [start, 'none'] }, { duration });
    }
  }

  const stopWatching = inView(
    [...waiting],
    (element, { boundingClientRect: { top } }) => {
      if (!(element instanceof HTMLElement) || !waiting.has(element)) return;
      // An element that is this far in view did not come with the scroll of a reader.
      if (top < innerHeight / 2) place(element);
      else enter(element);
    },
    // Elements above the window count as in view, because the visitor has jumped past them.
    { margin: `1000000px 0px -${revealOffset}px` },
  );

  const done = new AbortController();
  const { signal } = done;
  let scrolledTo = scrollY;
  // Observers report after the frame, which would show each element beside its place before it is there.
  addEventListener(
    'scroll',
    () => {
      const isJump = Math.abs(scrollY - scrolledTo) > innerHeight / 2;
      scrolledTo = scrollY;
      if (!isJump) return;
      const passed = [...waiting].filter(
        (element) => element.getBoundingClientRect().top < innerHeight,
      );
      for (const element of passed) place(element);
    },
    { signal },
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      for (const element of waiting) if (element.contains(target as Node)) place(element);
    },
    { signal },
  );

  return () => {
    stopWatching();
    done.abort();
    for (const element of waiting) place(element);
  };
}
