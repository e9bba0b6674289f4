import styles from './menu-button.module.scss';

/** The id of the menu. */
export const menuId = 'menu';

type Props = { action: 'show' | 'hide'; label: string };

/** Opens or closes the menu. `menu.inline.ts` says whether it is open, in `aria-expanded`. */
export function MenuButton({ action, label }: Props) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={label}
      {...(action === 'show' && { 'aria-haspopup': 'dialog' })}
      popoverTarget={menuId}
      popoverTargetAction={action}
      // The script has written the attribute before React compares.
      suppressHydrationWarning
    />
  );
}
