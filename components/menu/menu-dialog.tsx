'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { menuId } from './menu-button';

type Props = { className?: string; label: string; children: ReactNode };

/**
 * A modal dialog that its buttons open without script (`command`), or a popover where an engine does not know that yet.
 * The script closes it when a link in it is followed: the page changes below, and the dialog would stay.
 */
export function MenuDialog({ className, label, children }: Props) {
  const fetched = useRef(false);

  /** Focus comes in when the menu opens: the page in the other languages is fetched ahead. */
  function prefetchLanguages() {
    if (fetched.current) return;
    fetched.current = true;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'a[data-locale]:not([aria-current])',
    )) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }),
      );
    }
  }

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
      onFocus={prefetchLanguages}
    >
      {children}
    </dialog>
  );
}
