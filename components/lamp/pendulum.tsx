'use client';

import type { ReactNode } from 'react';
import { ThemeToggle } from '../theme/toggle';
import { dragLamp } from './drag-lamp';

type Props = { className?: string; label: string; children: ReactNode };

/** Lets the hand swing and pull the lamp over the name. Before React, the lamp only swings by CSS and answers a click. */
export function Pendulum({ className, label, children }: Props) {
  return (
    <div className={className} data-sway="rotate">
      <ThemeToggle
        label={label}
        onPointerDown={({ currentTarget, nativeEvent }) => dragLamp(currentTarget, nativeEvent)}
      >
        {children}
      </ThemeToggle>
    </div>
  );
}
