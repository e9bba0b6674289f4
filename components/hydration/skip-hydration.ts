import { attempt } from '@/lib/attempt';

/** Stores the path of a page that must not hydrate on its next load. */
const key = 'skip-hydration';

/**
 * Prevents hydration on the next load of this page, because its scripts have just failed.
 * @returns whether to reload the page; false if it was reloaded before. `next dev` never resets the flag.
 */
export function skipHydrationOnce(): boolean {
  try {
    if (sessionStorage.getItem(key) === location.pathname) return false;
    sessionStorage.setItem(key, location.pathname);
    return true;
  } catch {
    // Storage is blocked, so the scripts will run again. Reload only once.
    const [navigation] = performance.getEntriesByType('navigation');
    return !(navigation && 'type' in navigation && navigation.type === 'reload');
  }
}

/** @returns whether this load must not hydrate; resets the flag */
export function takeSkip(): boolean {
  const path = attempt(() => sessionStorage.getItem(key));
  attempt(() => sessionStorage.removeItem(key));
  return path === location.pathname;
}
