import { scenes } from '@/lib/content/content';
import { DayAndNight } from '../../parts/day-and-night';
import { InlineScript } from '../../runtime/inline-script';
import { CityWindows } from './city-windows';
import firstPictureScript from './first-picture.inline?inline';
import styles from './hero.module.scss';
import { Parallax } from './parallax';

type Props = {
  /** Whether it is the page's first section, behind or below the header. */
  isFirst?: boolean;
};

export function ImageSection({ isFirst = false }: Props) {
  if (!scenes.photo) return null;
  const { wide, narrow, alt, blends } = scenes.photo;
  const isBehindHeader = isFirst && blends;
  const { width, height } = wide.night;
  // An upright window crops a picture that is 84svb high: see `_behind.scss`.
  const sizes = isBehindHeader ? `max(100vw, ${Math.round((84 * width) / height)}vh)` : '100vw';
  return (
    <>
      <section id="imageSection" className={styles.photo} data-screen-only="">
        <Parallax className={styles.picture}>
          <DayAndNight pictures={wide} narrow={narrow} alt={alt} sizes={sizes} priority={isFirst} />
          {isFirst && (
            <>
              <InlineScript code={firstPictureScript} />
              <template id="first-view-end" />
            </>
          )}
          {!isBehindHeader && <CityWindows />}
        </Parallax>
      </section>
      {isBehindHeader && (
        <div className={styles.windows} data-on-picture data-screen-only="">
          <CityWindows />
        </div>
      )}
    </>
  );
}
