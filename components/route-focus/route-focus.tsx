'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';
import '../hydration/carry-over';
import { watchNavigations } from './stalled-navigation';
import { startTransitions } from './start-transitions';

/**
 * Moves the focus to the main element after a soft navigation. Otherwise the Tab key would start from the top of the
 * page or from the menu button. Next announces the new title.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);

  useEffect(startTransitions, []);
  useEffect(leadToTop, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pathname ends the wait for it
  useEffect(watchNavigations, [pathname]);
  useLayoutEffect(() => {
    // Before the first paint of the new page: see `components/shell/returns.inline.ts`.
    if (lastPathname.current !== pathname) document.documentElement.dataset.returns = '';
    // `history.inline.ts` listens.
    dispatchEvent(new Event('pageshown'));
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
