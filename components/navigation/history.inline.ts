import { nextPaint } from '@/lib/next-paint';
import { passPosition } from '@/lib/scroll-position';

// Runs at the end of each page, and hears Back and Forward within the document before Next does. A reload leaves entries of
// the history that this document has never shown: before React starts, Next does not hear of them; afterwards it fetches
// their pages, long after the browser has restored the scroll position. Such a page is loaded as a document.

const { style } = document.documentElement;
let shownPath = location.pathname;

/** Marks the entry of the page that is shown. `navigation.tsx` reports each page that React shows. */
function markEntry() {
  shownPath = location.pathname;
  history.replaceState({ ...history.state, document: performance.timeOrigin }, '');
  style.minBlockSize = '';
}

/** The page that is left may be lower than the position that the browser restores before the other page is there. */
function makeRoom(path: string) {
  if (path === shownPath) return;
  style.minBlockSize = '1e6px';
  // Makes the browser lay out the page: Firefox restores the position within the page's last layout. `scrollBy(0, 0)` was
  // not always enough.
  void document.documentElement.scrollHeight;
}

markEntry();
addEventListener('pathshown', markEntry);

// Firefox restores the position before `popstate`.
window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
  if (navigationType === 'traverse' && destination.sameDocument) {
    makeRoom(new URL(destination.url).pathname);
  }
});

addEventListener(
  'popstate',
  async (event) => {
    // The visitor may go back while the page is still opening.
    document.activeViewTransition?.skipTransition();
    if (location.pathname === shownPath) {
      style.minBlockSize = '';
      return;
    }
    if (event.state?.document === performance.timeOrigin) return;
    // Next would begin to fetch the page, and load it at its top when the reload ends that.
    event.stopImmediatePropagation();
    const { href, pathname } = location;
    makeRoom(pathname);
    // Chromium restores the position after this event. A reload usually keeps it, but on a slow machine, Chromium sometimes
    // begins at the top.
    await nextPaint();
    passPosition(pathname);
    // If React was starting, Next has written the URL of the page that is left into this entry.
    history.replaceState(event.state, '', href);
    location.reload();
  },
  true,
);
