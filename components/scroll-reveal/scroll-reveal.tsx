'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { revealOffset } from '@/lib/constants';

/**
 * Reveals each `data-reveal` element as it scrolls into view. Only elements still below the window are hidden first, so
 * nothing that was ever painted disappears. Without script everything is visible.
 */
export function ScrollReveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new elements
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect, rootBounds, target } of entries) {
          // Read from the entry: measuring each element in turn would force a layout each time.
          const isBelow =
            rootBounds !== null && boundingClientRect.top >= rootBounds.bottom + revealOffset;
          target.toggleAttribute('data-reveal-waiting', isBelow);
          if (!isBelow) observer.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${revealOffset}px` },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);

  return null;
}
