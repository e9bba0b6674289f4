'use client';

import { useEffect, useRef } from 'react';
import { isAppleTouch } from '@/lib/apple-touch';
import { parallaxFactor } from '@/lib/constants';

/** Parallax for the picture of the parent section on Apple touch devices, which do not support fixed backgrounds. */
export function AppleParallax() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const section = marker.current?.parentElement;
    if (!section || !isAppleTouch(navigator)) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    function move(this: void) {
      const { top, bottom } = (section as HTMLElement).getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) return;
      (section as HTMLElement).style.setProperty('--parallax', `${-top * parallaxFactor}px`);
    }
    move();
    addEventListener('scroll', move, { passive: true });
    addEventListener('resize', move);
    return () => {
      removeEventListener('scroll', move);
      removeEventListener('resize', move);
    };
  }, []);

  return <span ref={marker} hidden />;
}
