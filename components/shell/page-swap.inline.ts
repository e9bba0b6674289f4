// Runs at the end of each page. A page that is returned to is simply there, without a transition. A file, such as the feed,
// has none, which browsers report as an error. Safari reports every transition to the next document that it skips.
addEventListener('pageswap', ({ activation, viewTransition }) => {
  viewTransition?.ready.catch(() => {});
  // A page that the browser takes from its cache may have no entry yet.
  const isPage = /\/([?#]|$)/.test(activation?.entry?.url ?? '/');
  if (!isPage || activation?.navigationType === 'traverse') viewTransition?.skipTransition();
});

export {};
