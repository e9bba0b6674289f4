'use client';

import { animateMini as animate, inView } from 'framer-motion/dom';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
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

/** Moves elements with `data-reveal` into place as they come into view, on each page. */
export function Reveal() {
  useReveals(usePathname());
  return null;
}

/**
 * Lets the elements with `data-reveal` below the window wait beside their place, where the stylesheets' rules for
 * `data-waiting` put them, until the visitor scrolls to them. What is in view does not move, and nothing is ever
 * invisible. An element that the visitor has jumped to, or past, is in its place at once.
 */
function useReveals(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname has new elements
  useEffect(() => {
    const all = isReturn ? [] : [...document.querySelectorAll('main [data-reveal]')];
    isReturn = false;
    // Reads every place before the first write: a layout for each would be slow.
    const below = all.filter((element) => topOf(element) >= innerHeight);
    for (const element of below) element.setAttribute('data-waiting', '');

    const stopWatching = inView(
      below,
      (element, { boundingClientRect: { top } }) => {
        if (!element.matches('[data-waiting]')) return;
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
        if (isJump) placeAll((element) => topOf(element) < innerHeight);
      },
      { signal },
    );
    addEventListener(
      'focusin',
      ({ target }) => placeAll((element) => element.contains(target as Node)),
      { signal },
    );

    return () => {
      stopWatching();
      done.abort();
      placeAll(() => true);
    };
  }, [pathname]);
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

const place = (element: Element) => element.removeAttribute('data-waiting');

function placeAll(isMeant: (element: Element) => boolean) {
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
