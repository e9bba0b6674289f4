'use client';

import type { MouseEvent, ReactNode } from 'react';
import { menuId } from './menu-button';

type Props = { className?: string; label: string; children: ReactNode };

/**
 * A modal dialog that its buttons open without script (`command`), or a popover where an engine does not know that yet.
 * The script closes it when a link in it is followed: the page changes below, and the dialog would stay.
 */
export function MenuDialog({ className, label, children }: Props) {
  function closeOnChoice(event: MouseEvent<HTMLDialogElement>) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    const dialog = event.currentTarget;
    if (dialog.open) dialog.close();
    else dialog.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click event comes from the keyboard too
    <dialog
      id={menuId}
      className={className}
      aria-label={label}
      popover="auto"
      onClick={closeOnChoice}
    >
      {children}
    </dialog>
  );
}
