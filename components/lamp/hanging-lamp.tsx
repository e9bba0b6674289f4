import styles from './hanging-lamp.module.scss';
import { Lamp } from './lamp';
import { ThemeToggle } from './theme-toggle';

type Props = {
  label: string;
  /** Sets the properties that `hanging-lamp.module.scss` names. */
  className?: string;
};

/** The lamp button on its cable, with its cone of light. `drag.ts` swings what has `data-sway`. */
export function HangingLamp({ label, className = '' }: Props) {
  return (
    <div className={`${styles.lamp} ${className}`} data-screen-only="">
      <div className={styles.cone} data-sway="rotate" />
      <div className={styles.hook} data-hook="">
        <div className={styles.pendulum} data-sway="rotate">
          <ThemeToggle label={label}>
            <Lamp />
          </ThemeToggle>
        </div>
      </div>
    </div>
  );
}

/** The light of a hanging lamp on the letters beside it, which follows its swing. */
export function LampLight({ className = '' }: { className?: string }) {
  return (
    <div className={`${styles.light} ${className}`} data-sway="translate" data-screen-only="" />
  );
}
