import { attempt } from '@/lib/attempt';

/** Holds [path, scroll offset, whether by keyboard] in the session storage. */
export const positionKey = 'scroll-position';

/** Passes the scroll position to the next document. If storage is blocked, the browser decides where that begins. */
export function passPosition(path: string, byKeyboard: boolean) {
  const position = JSON.stringify([path, scrollY, byKeyboard]);
  attempt(() => sessionStorage.setItem(positionKey, position));
}
