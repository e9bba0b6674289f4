import { useLocale } from 'next-intl';
import { narrowBreakpoint } from '@/lib/constants';
import { scenes } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { Picture } from '../picture/picture';
import { AppleParallax } from './apple-parallax';
import styles from './image-section.module.scss';

export function ImageSection() {
  const locale = useLocale();
  const { wide, narrow, alt } = scenes.imageSection;
  return (
    <section id="imageSection" className={styles.section}>
      <Picture
        className={styles.picture}
        picture={wide}
        crops={[{ media: `(width < ${narrowBreakpoint}px)`, picture: narrow }]}
        alt={localize(alt, locale)}
        sizes="100vw"
      />
      <AppleParallax />
    </section>
  );
}
