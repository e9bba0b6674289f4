'use client';

import { useSyncExternalStore } from 'react';
import styles from './menu-button.module.scss';
import { menuId } from './menu-id';

type Props = { action: 'open' | 'close'; label: string };

/**
 * Opens or closes the menu without script: as a modal dialog by `command`, or as a popover in an engine that does not
 * know `command` yet. The HTML carries both; once it is known that one is enough the other goes, or Chromium warns.
 */
export function MenuButton({ action, label }: Props) {
  const hasCommand = useSyncExternalStore(
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
      {...(!hasCommand && popover)}
    />
  );
}
