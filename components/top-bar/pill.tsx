'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = { className: string | undefined; children: ReactNode };

/** Milliseconds after the last scroll event. A swipe that follows at once finds the page still clear. */
const restMs = 600;

/**
 * Holds the lamp and the menu button, and tells the styles how the visitor scrolls: `down`, then `rested`, or `up`. At the
 * top of the page, it tells nothing.
 */
export function Pill({ className, children }: Props) {
  const [scrolled, setScrolled] = useState<'up' | 'down' | 'rested'>();

  useEffect(() => {
    let scrolledTo = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const followScroll = () => {
      // Safari bounces above the top.
      const top = Math.max(scrollY, 0);
      const bar = document.querySelector('header')?.clientHeight ?? 0;
      if (top > scrolledTo) setScrolled('down');
      else setScrolled(top < scrolledTo && top > bar ? 'up' : undefined);
      scrolledTo = top;
      clearTimeout(rest);
      rest = setTimeout(() => setScrolled((last) => (last === 'down' ? 'rested' : last)), restMs);
    };
    addEventListener('scroll', followScroll);
    return () => {
      removeEventListener('scroll', followScroll);
      clearTimeout(rest);
    };
  }, []);

  return (
    <div className={className} data-scrolled={scrolled}>
      {children}
    </div>
  );
}
