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
  useEffect(leadToTop, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname ends the wait for it
  useEffect(watchNavigations, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each change of the pathname, inside the view transition
  useLayoutEffect(finishTraversal, [pathname]);
  useLayoutEffect(() => {
    // Before the first paint of the new page: see `components/shell/returns.inline.ts`.
    if (lastPathname.current !== pathname) document.documentElement.dataset.returns = '';
  }, [pathname]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusMain();
  }, [pathname]);

  return null;
}

function focusMain() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** A link to the page that is shown leads to its top, as it does without React. Next does nothing. */
function leadToTop(): () => void {
  const onClick = ({ target, defaultPrevented }: MouseEvent) => {
    // The menu returns to the place where it was opened.
    const link = (target as Element).closest<HTMLAnchorElement>('a:not(dialog a, [href^="#"])');
    if (!defaultPrevented || link?.pathname !== location.pathname) return;
    scrollTo(0, 0);
    focusMain();
  };
  addEventListener('click', onClick);
  return () => removeEventListener('click', onClick);
}
