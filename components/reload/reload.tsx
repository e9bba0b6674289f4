'use client';

import { useEffect } from 'react';
import { leavePlain } from '@/lib/hydration/plain';

/**
 * Stands in for a page that broke, or whose chunk did not come: loads it anew as the document that it also is, whole
 * without scripts, and lets it be that for this once.
 */
export function Reload() {
  useEffect(() => {
    leavePlain();
    location.reload();
  }, []);

  return null;
}
