'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import '../hydration/carry-over';
import { watchNavigations } from './stalled-navigation';
import { delayTraversals, finishTraversal } from './traversal';

/**
 * Moves the focus to the main element after a soft navigation. Otherwise the Tab key would start from the top of the
 * page or from the menu button. Next announces the new title. Back and Forward also get their view transition here.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);

  useEffect(delayTraversals, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname ends the wait for it
  useEffect(watchNavigations, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the pathname, inside the view transition
  useLayoutEffect(finishTraversal, [pathname]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
