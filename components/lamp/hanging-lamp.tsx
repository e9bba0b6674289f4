'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { Lamp } from './lamp';
import { ThemeToggle } from './theme-toggle';

type Props = { label: string; className?: string };

/** The lamp over the name, which can be pulled by its cable. The drag code loads on hover or focus. */
export function HangingLamp({ label, className }: Props) {
  const [Pull, setPull] = useState<ComponentType<{ children: ReactNode }>>();

  async function loadPull() {
    if (Pull) return;
    const { LampPull } = await import('./lamp-pull');
    setPull(() => LampPull);
  }

  return (
    <ThemeToggle label={label} className={className} onApproach={() => loadPull().catch(() => {})}>
      {Pull ? (
        <Pull>
          <Lamp />
        </Pull>
      ) : (
        <Lamp />
      )}
    </ThemeToggle>
  );
}
