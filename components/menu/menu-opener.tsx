'use client';

import { useEffect, useState } from 'react';
import { MenuButton } from './menu-button';

type Props = { label: string; className: string | undefined };

/**
 * The button that opens the menu. It hides while the visitor scrolls down; while they scroll up, it stands on a strip,
 * except on the bar at the top of the page.
 */
export function MenuOpener({ label, className }: Props) {
  const [direction, setDirection] = useState<'up' | 'down'>();

  useEffect(() => {
    let scrolledTo = scrollY;
    const followScroll = () => {
      // Safari bounces above the top.
      const top = Math.max(scrollY, 0);
      const bar = document.querySelector('header')?.clientHeight ?? 0;
      if (top > scrolledTo) setDirection('down');
      else setDirection(top < scrolledTo && top > bar ? 'up' : undefined);
      scrolledTo = top;
    };
    addEventListener('scroll', followScroll);
    return () => removeEventListener('scroll', followScroll);
  }, []);

  return (
    <div className={className} data-scrolled={direction}>
      <MenuButton action="show" label={label} />
    </div>
  );
}
