'use client';

import { useEffect } from 'react';
import { skipHydrationOnce } from '../hydration/skip-hydration';

/**
 * The error page. If a page fails or its chunk does not load, this reloads it once without hydration: the HTML is
 * complete without scripts.
 */
export function Reload() {
  useEffect(() => {
    if (skipHydrationOnce()) location.reload();
  }, []);

  return null;
}
