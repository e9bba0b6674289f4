'use client';

import { useEffect } from 'react';
import { leavePlain } from '@/lib/hydration/plain';

/**
 * Replaces a page that broke, or whose chunk did not load: reloads it once, without scripts. The document is complete
 * without them.
 */
export function Reload() {
  useEffect(() => {
    if (leavePlain()) location.reload();
  }, []);

  return null;
}
