/** Holds the path of a page that must not hydrate when it loads next. */
const key = 'skip-hydration';

/**
 * Asks the next load of this page not to hydrate, because its scripts have just broken it.
 * @returns whether to reload the page; false if that was done before. `next dev` has no loader that resets the request.
 */
export function skipHydrationOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false;
    sessionStorage.setItem(key, location.pathname);
    return true;
  } catch {
    // Storage is blocked, so the scripts will run again: once is enough.
    const [navigation] = performance.getEntriesByType('navigation');
    return !(navigation && 'type' in navigation && navigation.type === 'reload');
  }
}

/** @returns whether this page must not hydrate now; resets the request */
export function takeSkip(): boolean {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path === location.pathname;
  } catch {
    return false;
  }
}
