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
    // Without a name, React leaves the page out of a transition in which only pictures travel.
    document.documentElement.style.viewTransitionName = 'root';
    addEventListener('error', ignoreSkipped);
    return () => removeEventListener('error', ignoreSkipped);
  }, []);
  useLayoutEffect(() => {
    if (lastPathname.current === pathname) return;
    endWait();
    // Before the first paint of the new page: see `components/shell/returns.inline.ts`.
    document.documentElement.dataset.returns = '';
    // `history.inline.ts` listens.
    dispatchEvent(new Event('pathshown'));
  }, [pathname]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusMain();
  }, [pathname]);

  return null;
}

/** React reports a view transition that ended early as an error: on Back while a page opens, or if a slow phone takes too long. */
function ignoreSkipped(event: ErrorEvent) {
  const { error } = event;
  if (error instanceof DOMException && /transition/i.test(error.message)) event.preventDefault();
}
