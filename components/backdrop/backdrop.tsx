import type { DayAndNight as Pictures } from '@/lib/content/types';
import { DayAndNight } from '../picture/day-and-night';
import styles from './backdrop.module.scss';

type Props = { pictures: Pictures };

/** A decorative picture behind the section that contains it. */
export function Backdrop({ pictures }: Props) {
  return (
    <div className={styles.backdrop} data-screen-only="">
      <DayAndNight pictures={pictures} sizes="100vw" />
    </div>
  );
}
