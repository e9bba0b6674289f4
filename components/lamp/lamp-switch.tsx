'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { currentLight, watchLight } from '@/lib/light/light';
import styles from './lamp-switch.module.scss';

type Props = { label: string; className?: string; onApproach?: () => void; children: ReactNode };

/** A button that is a lamp. `lib/light/switch-script.ts` does the switching; this says how it stands. */
export function LampSwitch({ label, className = '', onApproach, children }: Props) {
  const light = useSyncExternalStore(watchLight, currentLight, () => undefined);

  return (
    <button
      className={`${styles.switch} ${className}`.trim()}
      type="button"
      data-lamp
      aria-label={label}
      aria-pressed={light && light === 'day'}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {children}
    </button>
  );
}
