import styles from './menu-button.module.scss';

/** The id of the menu's dialog. */
export const menuId = 'menu';

type Props = { action: 'show' | 'hide'; label: string };

/** Opens or closes the menu, without script as a popover. `menu.inline.ts` makes it a modal dialog. */
export function MenuButton({ action, label }: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      aria-haspopup={action === 'show' ? 'dialog' : undefined}
      popoverTarget={menuId}
      popoverTargetAction={action}
    />
  );
}
