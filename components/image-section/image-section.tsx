import { scenes } from '@/lib/content/content';
import { DayAndNight } from '../picture/day-and-night';
import { CityWindows } from './city-windows';
import styles from './image-section.module.scss';
import { Parallax } from './parallax';

export function ImageSection() {
  if (!scenes.imageSection) return null;
  const { wide, narrow, alt } = scenes.imageSection;
  return (
    <section id="imageSection" className={styles.section}>
      <Parallax className={styles.picture}>
        <DayAndNight pictures={wide} narrow={narrow} alt={alt} sizes="100vw" />
        <CityWindows />
      </Parallax>
    </section>
  );
}
