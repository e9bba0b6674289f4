'use client';

import { type ComponentProps, useEffect } from 'react';
import { syncTheme } from './theme';
import styles from './toggle.module.scss';

type Props = { label: string } & ComponentProps<'button'>;

/** The lamp button, which toggles the theme. `toggle.inline.ts` handles its clicks and sets `aria-pressed`. */
export function ThemeToggle({ label, ...props }: Props) {
  // For a lamp that React has added after that script has run.
  useEffect(syncTheme, []);

  return (
    <button
      className={styles.switch}
      type="button"
      data-lamp
      aria-label={label}
      suppressHydrationWarning
      {...props}
    />
  );
}
