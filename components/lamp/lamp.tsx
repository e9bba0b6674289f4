import styles from './lamp.module.scss';

/** The studio's lamp: lit by day, an ember by night. */
export function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 96 200" aria-hidden="true">
      <path className={styles.cable} d="M48 0v128" />
      <circle className={styles.bulb} cx="48" cy="172" r="12" />
      <path className={styles.shade} d="M42 126h12l4 10c20 3 34 18 36 38H2c2-20 16-35 36-38z" />
    </svg>
  );
}
