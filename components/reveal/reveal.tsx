'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { startReveals } from './start-reveals';

/** Moves elements with `data-reveal` into place as they come into view, on each page. */
export function Reveal() {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname has new elements
  useEffect(startReveals, [pathname]);

  return null;
}
