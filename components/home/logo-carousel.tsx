import { useTranslations } from 'next-intl';
import { assetPath } from '@/lib/asset-path';
import { lists, logoSprite } from '@/lib/content/content';
import styles from './logo-carousel.module.scss';

/**
 * A list of logos that moves by its length. A copy follows, so that the loop is seamless. While it is paused, the strip
 * scrolls, and with reduced motion it is in rows: all logos can be seen.
 */
export function LogoCarousel() {
  const t = useTranslations('Carousel');
  if (!logoSprite) return null;
  return (
    <section className={styles.carousel} aria-label={t('Label')} data-screen-only="">
      <div className={styles.window}>
        <div className={styles.strip}>
          <LogoList sprite={assetPath(logoSprite)} />
          <LogoList sprite={assetPath(logoSprite)} hidden />
        </div>
      </div>
      <label className={styles.pause}>
        <input type="checkbox" className="visually-hidden" />
        {t('Pause')}
      </label>
    </section>
  );
}

function LogoList({ sprite, hidden = false }: { sprite: string; hidden?: boolean }) {
  return (
    <ul className={styles.list} aria-hidden={hidden || undefined}>
      {lists.carousel.map(({ id, name, scale }) => (
        <li key={id} style={{ '--scale': scale }}>
          <svg role={hidden ? undefined : 'img'} aria-label={hidden ? undefined : name}>
            <use href={`${sprite}#${id}`} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
