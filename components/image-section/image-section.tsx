import { narrowBreakpoint } from '@/lib/constants';
import { scenes } from '@/lib/content/content';
import { Picture } from '../picture/picture';
import { AppleParallax } from './apple-parallax';
import styles from './image-section.module.scss';

export function ImageSection() {
  const { wide, narrow, alt } = scenes.imageSection;
  return (
    <section id="imageSection" className={styles.section}>
      <Picture
        className={styles.picture}
        picture={wide}
        crops={[{ media: `(width < ${narrowBreakpoint}px)`, picture: narrow }]}
        alt={alt}
        sizes="100vw"
      />
      <AppleParallax />
    </section>
  );
}
