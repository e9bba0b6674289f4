import type PhotoSwipe from 'photoswipe';

/**
 * While the pictures are shown, the history has one entry more, with the same URL. `enlarge.inline.ts` leaves it if the page
 * was reloaded meanwhile.
 */
export function closeOnBack(pswp: PhotoSwipe): void {
  let hasEntry = true;
  history.pushState({ ...history.state, isEnlarged: true }, '');
  addEventListener(
    'popstate',
    (event) => {
      hasEntry = false;
      // Where React runs (`npm run dev`), Next would show the page once more.
      event.stopImmediatePropagation();
      pswp.close();
    },
    { capture: true, once: true },
  );
  pswp.on('close', () => {
    if (hasEntry) history.back();
  });
}
