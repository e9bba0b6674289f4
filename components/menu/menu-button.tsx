'use client';

import type { MouseEvent } from 'react';
import { nextPaint } from '@/lib/next-paint';
import styles from './menu-button.module.scss';
import { useMenuState } from './menu-state';

/** The id of the menu's dialog. */
export const menuId = 'menu';

type Props = { action: 'show' | 'hide'; label: string };

/** Opens or closes the menu: before React as a popover, then through its state. */
export function MenuButton({ action, label }: Props) {
  const [isOpen, setOpen] = useMenuState();
  const opens = action === 'show';

  async function onClick(event: MouseEvent) {
    event.preventDefault();
    // A modal dialog makes the rest of the page inert, which restyles every element: the pressed button is painted before
    // that. After a key press, the menu opens at once, because the next key press is meant for it.
    const byPointer = event.detail > 0;
    if (byPointer) await nextPaint();
    setOpen(opens);
  }

  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      aria-haspopup={opens ? 'dialog' : undefined}
      aria-expanded={opens ? isOpen : undefined}
      popoverTarget={menuId}
      popoverTargetAction={action}
      onClick={onClick}
    />
  );
}
