'use client';

import { useSyncExternalStore } from 'react';
import styles from './menu-button.module.scss';
import { menuId } from './menu-id';

type Props = { action: 'open' | 'close'; label: string };

/**
 * Opens or closes the menu without script: as a modal dialog through `command`, or as a popover in browsers that do
 * not support `command`. The HTML has both. If `command` works, hydration removes the rest, or Chromium warns.
 */
export function MenuButton({ action, label }: Props) {
  const supportsCommand = useSyncExternalStore(
    () => () => {},
    () => 'command' in HTMLButtonElement.prototype,
    () => false,
  );
  const popover = {
    popoverTarget: menuId,
    popoverTargetAction: action === 'open' ? 'show' : 'hide',
  } as const;
  return (
    <button
      className={styles.button}
      type="button"
      data-action={action}
      aria-label={label}
      aria-haspopup={action === 'open' ? 'dialog' : undefined}
      command={action === 'open' ? 'show-modal' : 'close'}
      commandfor={menuId}
      {...(!supportsCommand && popover)}
    />
  );
}
