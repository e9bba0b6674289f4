import type { ReactNode } from 'react';
import styles from './theme-toggle.module.scss';

type Props = { label: string; children: ReactNode };

/** The lamp button, which toggles the theme. `theme-toggle.inline.ts` handles its clicks and sets `aria-pressed`. */
export function ThemeToggle({ label, children }: Props) {
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
