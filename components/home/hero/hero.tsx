import type { ReactNode } from 'react';
import { scenes } from '@/lib/content/content';
import styles from './hero.module.scss';

type Props = {
  header: ReactNode;
  /** The section with the photo. */
  photo?: ReactNode;
};

/**
 * What a visitor sees first of the home page. The header and the photo read as one picture: a photo that the page passes
 * into is behind the name, any other one is below it.
 */
export function Hero({ header, photo }: Props) {
  const place = scenes.photo?.blends ? 'behind' : 'below';
  return (
    <div className={styles.view} data-scene={photo ? place : 'none'}>
      {header}
      {photo ?? <template id="first-view-end" />}
    </div>
  );
}
