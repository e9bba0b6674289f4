import styles from './lamp.module.scss';

/** The lamp: bright by day, dim by night. Its cable continues beyond the top of the page. */
export function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 96 72" aria-hidden="true">
      <path className={styles.cable} d="M48 6V-1200" />
      <circle className={styles.bulb} cx="48" cy="52" r="11" />
      <path className={styles.shade} d="M43 0h10l3 12c22 3 36 18 38 40H2c2-22 16-37 38-40z" />
    </svg>
  );
}
