import type { LocalizedText, Picture as PictureData } from '@/lib/content/types';
import styles from './day-and-night.module.scss';
import { Picture } from './picture';

type Props = { pictures: Record<'night' | 'day', PictureData>; alt?: LocalizedText; sizes: string };

/** One picture per theme. They are lazy, so only the visible one loads. */
export function DayAndNight({ pictures, alt, sizes }: Props) {
  return (
    <>
      <Picture className={styles.night} picture={pictures.night} alt={alt} sizes={sizes} />
      <Picture className={styles.day} picture={pictures.day} alt={alt} sizes={sizes} />
    </>
  );
}
