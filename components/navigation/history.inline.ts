import { nextPaint } from '@/lib/next-paint';
import { passPosition } from '@/lib/scroll-position';

// Runs at the end of each page. Next shows the page that Back or Forward lead to before the next frame, if this document has
// shown it before. A reload leaves entries in the history for which that is not so: before React starts, Next does not hear
// of them; afterwards it fetches their pages, long after the browser has restored the scroll position. Such a page is loaded
// as a document.

const { style } = document.documentElement;
let shownPath = location.pathname;

// From `navigation.tsx`.
addEventListener('pathshown', () => {
  shownPath = location.pathname;
  style.minBlockSize = '';
});

/** The page that is left may be lower than the position that the browser restores before the other page is there. */
function makeRoom(path: string) {
  if (path === shownPath) return;
  style.minBlockSize = '1e6px';
  // Makes the browser lay out the page: Firefox restores the position within the page's last layout. `scrollBy(0, 0)` was
  // not always enough.
  void document.documentElement.scrollHeight;
}

// Firefox restores the position before `popstate`.
window.navigation?.addEventListener('navigate', ({ navigationType, destination }) => {
  if (navigationType === 'traverse' && destination.sameDocument) {
    makeRoom(new URL(destination.url).pathname);
  }
});

addEventListener('popstate', async () => {
  makeRoom(location.pathname);
  // Of a visitor who goes back while the page is still opening.
  document.activeViewTransition?.skipTransition();
  // Chromium restores the position after this event.
  await nextPaint();
  if (location.pathname === shownPath) {
    style.minBlockSize = '';
    return;
  }
  // A reload usually keeps the position, but on a slow machine, Chromium sometimes begins at the top.
  passPosition(location.pathname, false);
  location.reload();
});
