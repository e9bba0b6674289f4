/** The address of a page that is to be left without its scripts. */
const key = 'plain';

/** Keeps the scripts away from this page when it is next loaded: they have just broken it. */
export function leavePlain(): void {
  try {
    sessionStorage.setItem(key, location.pathname);
  } catch {
    // Blocked: the page is loaded, and the scripts have another chance.
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
