'use client';

import { useEffect } from 'react';

/**
 * The error page. If a page fails or its chunk does not load, this reloads it once without hydration: the HTML is
 * complete without scripts.
 */
export function ErrorPage() {
  useEffect(() => {
    // A reload keeps the state of the history entry. `hydration.inline.ts` resets it, which dev and plain pages lack.
    if (history.state?.skipsHydration) return;
    history.replaceState({ ...history.state, skipsHydration: true }, '');
    location.reload();
  }, []);

  return null;
}
