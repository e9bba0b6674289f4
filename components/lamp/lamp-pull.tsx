'use client';

import { domMax, LazyMotion, MotionConfig, m, type PanInfo } from 'framer-motion';
import { type ReactNode, useRef } from 'react';
import { toggleTheme } from '@/components/lamp/theme';

/** How far down, in pixels, a pull switches. */
const pull = 24;

type Props = { children: ReactNode };

/** Follows the hand a little way and springs back. */
export function LampPull({ children }: Props) {
  const span = useRef<HTMLSpanElement>(null);

  /** Let go over the lamp itself, the pull is a click, which switches on its own. */
  function letGo({ target }: Event, { offset }: PanInfo) {
    const lamp = span.current?.closest('[data-lamp]');
    if (lamp && offset.y > pull && !lamp.contains(target as Node)) toggleTheme(lamp);
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
          onDragEnd={letGo}
        >
          {children}
        </m.span>
      </MotionConfig>
    </LazyMotion>
  );
}
