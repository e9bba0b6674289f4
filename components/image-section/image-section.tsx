import { scenes } from '@/lib/content/content';
import { InlineScript } from '../inline-script/inline-script';
import { DayAndNight } from '../picture/day-and-night';
import { CityWindows } from './city-windows';
import firstPictureScript from './first-picture.inline?inline';
import styles from './image-section.module.scss';
import { Parallax } from './parallax';

type Props = {
  /** Whether the picture is the ground of the page's header. */
  isGround?: boolean;
};

export function ImageSection({ isGround = false }: Props) {
  if (!scenes.imageSection) return null;
  const { wide, narrow, alt } = scenes.imageSection;
  const isSame = wide.day.hash === wide.night.hash;
  const ground = isSame ? 'veiled' : 'clear';
  return (
    <>
      <section
        id="imageSection"
        className={styles.section}
        data-ground={isGround ? ground : undefined}
      >
        <Parallax className={styles.picture}>
          <DayAndNight
            pictures={wide}
            narrow={narrow}
            alt={alt}
            sizes="100vw"
            priority={isGround}
          />
          {isGround ? (
            <>
              <InlineScript code={firstPictureScript} />
              <template id="first-view-end" />
            </>
          ) : (
            <CityWindows />
          )}
        </Parallax>
      </section>
      {isGround && (
        <div className={styles.windows} data-on-picture>
          <CityWindows />
        </div>
      )}
    </>
  );
}
