'use client';

import { useEffect } from 'react';
import { skipHydrationOnce } from '../hydration/skip-hydration';

/**
 * Replaces a page that broke, or whose chunk did not load: reloads it once, without scripts. The document is complete
 * without them.
 */
export function Reload() {
  useEffect(() => {
    if (skipHydrationOnce()) location.reload();
  }, []);

  return null;
}
