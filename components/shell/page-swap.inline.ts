// Runs at the end of each page. A file, such as the feed, has no view transition, which browsers report as an error. Safari
// reports every transition to the next document that it skips.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  viewTransition?.ready.catch(() => {});
  // A page that the browser takes from its cache may have no entry yet.
  if (!/\/([?#]|$)/.test(activation?.entry?.url ?? '/')) viewTransition?.skipTransition();
});

export {};
