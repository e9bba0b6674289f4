import { attempt } from './attempt';

/** Holds [path, scroll offset, selector in the header of what gets the focus] in the session storage. */
export const positionKey = 'scroll-position';

/**
 * Passes the scroll position to the next document, where `components/runtime/scroll-position.inline.ts` restores it. If storage
 * is blocked, the browser decides where that document begins.
 * @param path the path of the next document
 * @param focused selector in the header of what gets the focus there, after a press by keyboard
 */
export function passPosition(path: string, focused?: string) {
  const position = JSON.stringify([path, scrollY, focused]);
  attempt(() => sessionStorage.setItem(positionKey, position));
}
