'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { currentTheme, watchTheme } from '@/components/lamp/theme';
import styles from './theme-toggle.module.scss';

type Props = { label: string; children: ReactNode };

/** The lamp button, which toggles the theme. `theme-toggle.inline.ts` handles its clicks; this renders its state. */
export function ThemeToggle({ label, children }: Props) {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => undefined);

  return (
    <button
      className={styles.switch}
      type="button"
      data-lamp
      aria-label={label}
      aria-pressed={theme && theme === 'day'}
    >
      {children}
    </button>
  );
}
