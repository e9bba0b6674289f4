'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the main element after a soft navigation. Otherwise the Tab key would start from the top of the
 * page or from the menu button. Next announces the new title.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
