'use client';

import { type ReactNode, useEffect, useState } from 'react';

type Props = { className: string | undefined; children: ReactNode };

/** Pixels from the top of a page within which its bar is seen. */
const barHeight = 64;

/**
 * Holds the lamp and the menu button, and tells the styles the direction of the last scroll. What the visitor reads stays clear:
 * only a scroll up, a tap on empty ground or the end of the page brings both buttons back.
 */
export function Pill({ className, children }: Props) {
  // Absent at the top of a page.
  const [scrolled, setScrolled] = useState<'down' | 'up'>();

  useEffect(() => {
    let scrolledTo = scrollY;
    const follow = (direction: 'down' | 'up') =>
      setScrolled(scrollY < barHeight ? undefined : direction);
    const followScroll = () => {
      // Safari bounces above the top.
      const top = Math.max(scrollY, 0);
      const isEnd = top + innerHeight > document.documentElement.scrollHeight - barHeight;
      follow(isEnd || top < scrolledTo ? 'up' : 'down');
      scrolledTo = top;
    };
    // The scroll to the place of a page that is returned to moves nothing.
    const ignoreScroll = () => {
      scrolledTo = Infinity;
    };
    // Not `click`: Safari sends none to an element without an action. A finger that scrolls ends with `pointercancel`.
    const followTap = ({ target }: Event) => {
      if (!(target as Element).closest('a, button, label, input, textarea, select, video'))
        follow('up');
    };
    addEventListener('scroll', followScroll);
    addEventListener('popstate', ignoreScroll);
    addEventListener('pointerup', followTap);
    return () => {
      removeEventListener('scroll', followScroll);
      removeEventListener('popstate', ignoreScroll);
      removeEventListener('pointerup', followTap);
    };
  }, []);

  return (
    <div className={className} data-scrolled={scrolled} data-screen-only="">
      {children}
    </div>
  );
}
