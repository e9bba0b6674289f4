import type PhotoSwipe from 'photoswipe';

/**
 * While the pictures are shown, the history has one entry more, with the same URL. `enlarge.inline.ts` leaves it if the page
 * was reloaded meanwhile.
 */
export function closeOnBack(pswp: PhotoSwipe): void {
  const { pathname } = location;
  let hasEntry = true;
  history.pushState({ ...history.state, isEnlarged: true }, '');
  addEventListener(
    'popstate',
    (event) => {
      hasEntry = false;
      // Next would show the page once more.
      if (location.pathname === pathname) event.stopImmediatePropagation();
      else pswp.options.showHideAnimationType = 'none';
      pswp.close();
    },
    { capture: true, once: true },
  );
  pswp.on('close', () => {
    if (hasEntry) history.back();
  });
}
