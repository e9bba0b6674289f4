'use client';

import { domMax, LazyMotion, MotionConfig, m, type PanInfo } from 'framer-motion';
import { type ReactNode, useRef } from 'react';
import { toggleTheme } from '@/components/lamp/theme';

/** Pixels that the lamp must be pulled down to toggle the theme. */
const pullThreshold = 24;

type Props = { children: ReactNode };

/** Makes the lamp draggable by a few pixels; it springs back. */
export function LampPull({ children }: Props) {
  const span = useRef<HTMLSpanElement>(null);

  /** A drag that ends over the lamp is also a click, which toggles the theme already. */
  function onDragEnd({ target }: Event, { offset }: PanInfo) {
    const lamp = span.current?.closest('[data-lamp]');
    if (lamp && offset.y > pullThreshold && !lamp.contains(target as Node)) toggleTheme(lamp);
  }

  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user">
        <m.span
          ref={span}
          style={{ display: 'block' }}
          drag
          dragElastic={{ top: 0.02, bottom: 0.3, left: 0.12, right: 0.12 }}
          dragConstraints={{ top: 0, bottom: 0, left: 0, right: 0 }}
          dragTransition={{ bounceStiffness: 420, bounceDamping: 11 }}
          onDragEnd={onDragEnd}
        >
          {children}
        </m.span>
      </MotionConfig>
    </LazyMotion>
  );
}
