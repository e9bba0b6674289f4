/** Passes [path, scroll offset, whether by keyboard] in the session storage to the page in the other language. */
export const positionKey = 'scroll-position';
