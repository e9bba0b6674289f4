// Runs at the end of each page. If a phone is turned during a view transition, or the visitor is faster, the browser shows the
// new page at once, and reports an error that nobody needs.
for (const type of ['error', 'unhandledrejection']) {
  addEventListener(type, (event) => {
    const { error, reason } = event as ErrorEvent & PromiseRejectionEvent;
    const fault = error ?? reason;
    if (fault instanceof DOMException && /transition/i.test(fault.message)) event.preventDefault();
  });
}
// This page has no time left to hear of its own. A file, such as the feed, has no transition.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  viewTransition?.ready.catch(() => {});
  const { pathname } = new URL(activation?.entry.url ?? location.href);
  if (!pathname.endsWith('/')) viewTransition?.skipTransition();
});

// The page would come back from the back/forward cache with the menu open. Once React runs, the menu closes itself.
addEventListener('pagehide', () =>
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
);

export {};
