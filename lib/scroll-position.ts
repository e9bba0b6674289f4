import { attempt } from './attempt';

/** Holds [path, scroll offset, whether by keyboard] in the session storage. */
export const positionKey = 'scroll-position';

/**
 * Passes the scroll position to the next document, where `components/shell/scroll-position.inline.ts` restores it. If storage
 * is blocked, the browser decides where that document begins.
 * @param path the path of the next document
 * @param byKeyboard whether the focus goes to the menu button, beside the language links
 */
export function passPosition(path: string, byKeyboard: boolean) {
  const position = JSON.stringify([path, scrollY, byKeyboard]);
  attempt(() => sessionStorage.setItem(positionKey, position));
}
