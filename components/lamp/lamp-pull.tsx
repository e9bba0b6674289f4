'use client';

import { domMax, LazyMotion, MotionConfig, m } from 'framer-motion';
import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Follows the hand a little way and springs back. The release is a click, which switches. */
export function LampPull({ children }: Props) {
  return (
    <LazyMotion features={domMax} strict>
      <MotionConfig reducedMotion="user">
        <m.span
          style={{ display: 'block' }}
          drag
          dragElastic={{ top: 0.02, bottom: 0.3, left: 0.12, right: 0.12 }}
          dragConstraints={{ top: 0, bottom: 0, left: 0, right: 0 }}
          dragTransition={{ bounceStiffness: 420, bounceDamping: 11 }}
        >
          {children}
        </m.span>
      </MotionConfig>
    </LazyMotion>
  );
}
