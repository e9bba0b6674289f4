import { nextPaint } from '@/lib/next-paint';
import { passPosition } from '@/lib/scroll-position';

// Runs at the end of each page, and hears Back and Forward within the document before Next does. A reload leaves entries of
// the history that this document has never shown: before React starts, Next does not hear of them, and afterwards it has to
// fetch their pages, long after the browser has restored the scroll position. Such a page is loaded as a document.

const { style } = document.documentElement;
let shownPath = location.pathname;

/** Marks the entry of the page that is shown. `route-focus.tsx` reports each page that React shows. */
function markEntry() {
  shownPath = location.pathname;
  history.replaceState({ ...history.state, document: performance.timeOrigin }, '');
  style.minBlockSize = '';
}

/** The page that is left may be lower than the position that the browser restores before the other page is there. */
function makeRoom() {
  style.minBlockSize = '1e6px';
  // Makes the browser lay out the page: Firefox restores the position within the page's last layout. `scrollBy(0, 0)` was
  // not always enough.
  void document.documentElement.scrollHeight;
}

markEntry();
addEventListener('pageshown', markEntry);

// Firefox restores the position before `popstate`.
window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
  if (navigationType === 'traverse' && destination.sameDocument) makeRoom();
});

addEventListener(
  'popstate',
  (event) => {
    // To or from an enlarged picture, or a part of the page.
    if (location.pathname === shownPath) style.minBlockSize = '';
    else if (event.state?.document !== performance.timeOrigin) loadPage(event);
  },
  true,
);

function loadPage(event: Event) {
  event.stopImmediatePropagation();
  makeRoom();
  // Chromium restores the position after this event. A reload usually keeps it, but on a slow machine, Chromium sometimes
  // begins at the top.
  nextPaint().then(() => {
    passPosition(location.pathname, false);
    location.reload();
  });
}
