/** The address of a page that is to be left without its scripts. */
const key = 'plain';

/**
 * Keeps the scripts away from this page when it is next loaded: they have just broken it.
 * @returns whether to reload the page. False if it was reloaded for this before: `next dev` does not take the mark away.
 */
export function leavePlain(): boolean {
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

/** @returns whether this page is to be left without its scripts, for this once */
export function takePlain(): boolean {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path === location.pathname;
  } catch {
    return false;
  }
}
