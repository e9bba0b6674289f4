'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = { className: string | undefined; children: ReactNode };

/** Milliseconds after the last scroll event. A swipe that follows at once finds the page still clear. */
const restMs = 600;

/**
 * Holds the lamp and the menu button, and tells the styles when the visitor scrolls `down`, and then has `rested`.
 */
export function Pill({ className, children }: Props) {
  const [scrolled, setScrolled] = useState<'down' | 'rested'>();

  useEffect(() => {
    let scrolledTo = scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const followScroll = () => {
      // Safari bounces above the top.
      const top = Math.max(scrollY, 0);
      setScrolled(top > scrolledTo ? 'down' : undefined);
      scrolledTo = top;
      clearTimeout(rest);
      rest = setTimeout(() => setScrolled((last) => (last === 'down' ? 'rested' : last)), restMs);
    };
    // The scroll to the place of a page that is returned to moves nothing.
    const ignoreScroll = () => {
      scrolledTo = Infinity;
    };
    addEventListener('scroll', followScroll);
    addEventListener('popstate', ignoreScroll);
    return () => {
      removeEventListener('scroll', followScroll);
      removeEventListener('popstate', ignoreScroll);
      clearTimeout(rest);
    };
  }, []);

  return (
    <div className={className} data-scrolled={scrolled} data-screen-only="">
      {children}
    </div>
  );
}
