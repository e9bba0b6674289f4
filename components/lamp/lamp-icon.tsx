import styles from './lamp-icon.module.scss';

/** The lamp in the top bar and the menu. */
export function LampIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.shade}
        d="M12 2v4M10.5 6h3l.7 2.6c4 .5 6.6 3.2 6.8 6.4H3c.2-3.2 2.8-5.9 6.8-6.4z"
      />
      <path className={styles.bulb} d="M9 16a3 3 0 0 0 6 0z" />
      <path className={styles.rays} d="M12 20.5v2M6.6 18.8l-1.2 1.6M17.4 18.8l1.2 1.6" />
    </svg>
  );
}
