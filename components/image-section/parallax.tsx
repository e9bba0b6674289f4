'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { startParallax } from './start-parallax';

type Props = { className: string | undefined; children: ReactNode };

/** A picture that lags behind the scroll of its section on iPhones and iPads. */
export function Parallax({ className, children }: Props) {
  const picture = useRef<HTMLDivElement>(null);
  useEffect(() => (picture.current ? startParallax(picture.current) : undefined), []);

  return (
    <div ref={picture} className={className}>
      {children}
    </div>
  );
}
