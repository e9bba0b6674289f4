// Runs at the end of each page. Safari reports an error if the browser skips the fade to the next document.
addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

// The page would come back from the back/forward cache with the menu open. Once React runs, the menu closes itself.
addEventListener('pagehide', () =>
  document.querySelector<HTMLElement>(':popover-open')?.hidePopover(),
);

export {};
