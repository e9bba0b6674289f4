'use client';

import { type ComponentProps, useEffect } from 'react';
import { syncLamps } from './theme';
import styles from './toggle.module.scss';

type Props = { label: string } & ComponentProps<'button'>;

/** The lamp button, which toggles the theme. `toggle.inline.ts` handles its clicks and sets `aria-pressed`. */
export function ThemeToggle({ label, ...props }: Props) {
  // React has added the lamp after that script has run.
  useEffect(syncLamps, []);

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
