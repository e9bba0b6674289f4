import type { LocalizedText, DayAndNight as Pictures } from '@/lib/content/types';
import styles from './day-and-night.module.scss';
import { Picture } from './picture';

type Props = {
  pictures: Pictures;
  /** Crops for a window narrower than the breakpoint. */
  narrow?: Pictures;
  alt?: LocalizedText;
  sizes: string;
  /** The largest picture of the first view. */
  priority?: boolean;
};

/** One picture per theme, or one for both. They are lazy, so only the visible one loads. */
export function DayAndNight({ pictures, narrow, alt, sizes, priority }: Props) {
  const isSame = (each?: Pictures) => each?.night.hash === each?.day.hash;
  if (isSame(pictures) && isSame(narrow)) {
    return (
      <Picture
        picture={pictures.night}
        narrow={narrow?.night}
        alt={alt}
        sizes={sizes}
        priority={priority}
      />
    );
  }
  return (['night', 'day'] as const).map((theme) => (
    <Picture
      key={theme}
      className={styles[theme]}
      picture={pictures[theme]}
      narrow={narrow?.[theme]}
      alt={alt}
      sizes={sizes}
      priority={priority}
      waits
    />
  ));
}
