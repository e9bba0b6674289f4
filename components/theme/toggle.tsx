'use client';

import { type ReactNode, useEffect } from 'react';
import { syncLamps } from './theme';
import styles from './toggle.module.scss';

type Props = { label: string; children: ReactNode };

/** The lamp button, which toggles the theme. `toggle.inline.ts` handles its clicks and sets `aria-pressed`. */
export function ThemeToggle({ label, children }: Props) {
  // React has added the lamp after that script has run.
  useEffect(syncLamps, []);

  return (
    <button
      className={styles.switch}
      type="button"
      data-lamp
      aria-label={label}
      suppressHydrationWarning
    >
      {children}
    </button>
  );
}
