import { scenes } from '@/lib/content/content';
import styles from './hero.module.scss';
import { HomeHeader, type Scene } from './home-header';
import { ImageSection } from './image-section';

/**
 * What a visitor sees first of the home page. The header and the photo read as one picture.
 * @param props `hasPhoto`: the page begins with the image section
 */
export function Hero({ hasPhoto }: { hasPhoto: boolean }) {
  const photoScene = scenes.photo?.blends ? 'behind' : 'below';
  const scene: Scene = hasPhoto ? photoScene : 'none';
  return (
    <div className={styles.hero} data-scene={scene}>
      <HomeHeader scene={scene} />
      {hasPhoto ? <ImageSection isFirst /> : <template id="first-view-end" />}
    </div>
  );
}
