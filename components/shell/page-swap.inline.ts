// Runs at the end of each page. Safari reports an error if the browser skips the fade to the next document.
addEventListener('pageswap', ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

export {};
