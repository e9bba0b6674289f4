'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { revealOffset } from '@/lib/constants';

/**
 * Lets what is marked `data-reveal` come in as it scrolls into view. Only what is still below the window is hidden
 * before, so nothing that was ever painted goes away; without script all of it simply stands there.
 */
export function ScrollReveal() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path brings new elements
  useEffect(() => {
    // Observers tell where each element is: asked in turn with what is written, a thousand take seconds of layout.
    const entrance = new IntersectionObserver(
      (entries) => {
        for (const { boundingClientRect, rootBounds, target } of entries) {
          if (rootBounds && boundingClientRect.top >= rootBounds.bottom + revealOffset) {
            target.setAttribute('data-reveal-waiting', '');
            continue;
          }
          target.removeAttribute('data-reveal-waiting');
          entrance.unobserve(target);
        }
      },
      { rootMargin: `0px 0px -${revealOffset}px` },
    );
    // What is far away is left alone, group by group: to hide a thousand at once is a frame of its own, and to look where
    // each of them is takes a part of every frame. Not from further than browsers lay out what `content-visibility`
    // leaves out: until then what stands in it has no place.
    const approach = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          approach.unobserve(target);
          for (const element of target.querySelectorAll(':scope > [data-reveal]')) {
            entrance.observe(element);
          }
        }
      },
      { rootMargin: '0px 0px 50% 0px' },
    );
    for (const element of document.querySelectorAll('[data-reveal]')) {
      // Observed once, however often it is asked for.
      if (element.parentElement) approach.observe(element.parentElement);
    }
    return () => {
      approach.disconnect();
      entrance.disconnect();
    };
  }, [pathname]);

  return null;
}
