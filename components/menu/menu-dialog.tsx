'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { menuId } from './menu-button';
import { useMenuState } from './menu-state';
import { showAsModal } from './show-as-modal';

type Props = { label: string; className: string | undefined; children: ReactNode };

/** A popover before React, then a modal dialog. The menu adds no history entry: Back leads to the previous page. */
export function MenuDialog({ label, className, children }: Props) {
  const [isOpen, setOpen] = useMenuState();
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const takeOver = () => setOpen(ref.current?.matches('[open], :popover-open') ?? false);
    takeOver();
    // The page in the back/forward cache and the page that Next shows would keep the menu open.
    const close = () => ref.current?.close();
    const done = new AbortController();
    const { signal } = done;
    addEventListener('pagereplaced', takeOver, { signal });
    addEventListener('pagehide', close, { signal });
    // Firefox forgets what a page schedules while it is put into the cache: the dialog's own event, and work of React.
    addEventListener('pageshow', takeOver, { signal });
    addEventListener('popstate', close, { signal });
    return () => done.abort();
  }, [setOpen]);

  useEffect(() => {
    if (!ref.current || isOpen === undefined) return;
    if (isOpen) {
      showAsModal(ref.current);
    } else {
      // Still a popover if it was closed before it became modal: `close` would leave it open.
      ref.current.hidePopover();
      ref.current.close();
    }
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link is a click too
    <dialog
      ref={ref}
      id={menuId}
      className={className}
      aria-label={label}
      popover="auto"
      // Before the browser moves the focus back, so that the button is announced as collapsed.
      onCancel={() => setOpen(false)}
      onClose={() => setOpen(false)}
      onClick={({ target }) => {
        if ((target as Element).closest('a')) setOpen(false);
      }}
    >
      {children}
    </dialog>
  );
}
