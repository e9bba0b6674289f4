import { animateMini as animate, inView } from 'framer-motion/dom';
import { cardEntranceMs, entranceMs, revealOffset } from '@/lib/constants.mjs';
import { navigationEntry } from '@/lib/navigation-entry';

// Lets the elements with `data-reveal` below the window wait beside their place, where the stylesheets' rules for
// `data-waiting` put them, until a wheel, a finger or the scroll bar brings them into view. What is in view does not move,
// and nothing is ever invisible. Any other scroll comes from a key, the focus or a screen reader: all elements are then in
// their place at once: a text that moves while a screen reader reads and scrolls makes it start again. A page that is
// returned to does not move.

/** A scroll that follows the last one later than this is no longer the same movement of a hand. A phone goes on by itself. */
const pauseMs = 1500;

let isReturn = navigationEntry()?.type === 'back_forward';
let isWatching = false;
let handAt = -Infinity;
let scrolledTo = scrollY;

addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  isReturn = true;
  placeAll();
});
listen(['wheel', 'touchmove', 'pointerdown'], (event) => {
  if (isReturn) return;
  if (event.type === 'pointerdown' && !isOnScrollBar(event as PointerEvent)) return;
  handAt = performance.now();
  if (!isWatching) waitForHand();
  isWatching = true;
});
listen(['keydown'], () => {
  handAt = -Infinity;
});
// Observers report after the frame, which would show each element beside its place before it is there.
listen(['scroll'], ({ target }) => {
  if (target !== document) return;
  const now = performance.now();
  const isJump = Math.abs(scrollY - scrolledTo) > innerHeight / 2;
  scrolledTo = scrollY;
  if (now - handAt > pauseMs) placeAll();
  else handAt = now;
  if (isJump) placeAll((element) => topOf(element) < innerHeight);
});
listen(['focusin'], ({ target }) => placeAll((element) => element.contains(target as Node)));

function listen(types: string[], listener: (event: Event) => void) {
  for (const type of types) addEventListener(type, listener, { capture: true, passive: true });
}

function waitForHand() {
  const all = [...document.querySelectorAll('main [data-reveal]')];
  // Reads every place before the first write: a layout for each would be slow.
  const below = all.filter((element) => topOf(element) >= innerHeight);
  for (const element of below) element.setAttribute('data-waiting', '');
  inView(
    below,
    (element, { boundingClientRect: { top } }) => {
      if (!element.matches('[data-waiting]')) return;
      // An element that is this far in view did not come with a slow scroll.
      if (top < innerHeight / 2) place(element);
      else enter(element);
    },
    // Elements above the window count as in view, because the visitor has jumped past them.
    { margin: `1000000px 0px -${revealOffset}px` },
  );
}

/** Firefox does not report a press on its scroll bar: there, the elements are in their place. */
const isOnScrollBar = ({ clientX }: PointerEvent) =>
  clientX >= document.documentElement.clientWidth || clientX < 0;

const topOf = (element: Element) => element.getBoundingClientRect().top;

const place = (element: Element) => element.removeAttribute('data-waiting');

function placeAll(isMeant: (element: Element) => boolean = () => true) {
  // Reads every place before the first write.
  for (const element of [...document.querySelectorAll('[data-waiting]')].filter(isMeant)) {
    place(element);
  }
}

/** Moves an element, and the parts of it that wait beside their own place, from there. */
function enter(element: Element) {
  const parts = [element, ...element.querySelectorAll('*')]
    .map((part) => ({ part, start: getComputedStyle(part).transform }))
    // The site's other styles move elements by `translate`, `rotate` and `scale`, so each `transform` is a start of an entrance.
    .filter(({ start }) => start !== 'none');
  place(element);
  const duration = (element.matches('[data-reveal=card]') ? cardEntranceMs : entranceMs) / 1000;
  for (const { part, start } of parts) {
    animate(part, { transform: [start, 'none'] }, { duration });
  }
}
