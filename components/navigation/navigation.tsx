'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import '../hydration/carry-over';
import { endWait, focusMain } from './follow-link';

/**
 * Moves the focus to the main element after a soft navigation. Otherwise the Tab key would start from the top of the
 * page or from the menu button. Next announces the new title.
 */
export function Navigation() {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    // Without it, React leaves the page out of a transition in which only pictures travel.
    document.documentElement.style.viewTransitionName = 'root';
  }, []);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    // Before the first paint of the new page: see `components/shell/returns.inline.ts`.
    document.documentElement.dataset.returns = '';
    // `history.inline.ts` listens.
    dispatchEvent(new Event('pathshown'));
  }, [pathname]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    endWait();
    focusMain();
  }, [pathname]);

  return null;
}
