import styles from './menu-icon.module.scss';

type Props = { open?: boolean };

/** Two lines in a circle, crossed where the menu is open. */
export function MenuIcon({ open = false }: Props) {
  return <span className={styles.icon} data-open={open || undefined} aria-hidden="true" />;
}
