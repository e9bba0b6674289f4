'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the content once a link has exchanged it: the link may be gone, and the Tab key would start anew or
 * from the menu's button. Next announces the page by its title.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
