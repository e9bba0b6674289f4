import type { Picture as PictureData } from '@/lib/content/types';
import { Picture } from '../picture/picture';
import styles from './backdrop.module.scss';

type Props = { pictures: Record<'night' | 'day', PictureData> };

/** A quiet picture behind the section it stands in, one for each light. Lazy, and so only the one that is shown is loaded. */
export function Backdrop({ pictures }: Props) {
  return (
    <div className={styles.backdrop}>
      <Picture className={styles.night} picture={pictures.night} alt="" sizes="100vw" />
      <Picture className={styles.day} picture={pictures.day} alt="" sizes="100vw" />
    </div>
  );
}
