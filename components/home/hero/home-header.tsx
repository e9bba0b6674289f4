import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { defaultLocale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import english from '@/messages/en.json';
import { HangingLamp, LampLight } from '../../lamp/hanging-lamp';
import { maxAngle, swing, timing } from '../../lamp/swing';
import { FittedName } from '../../parts/fitted-name';
import { Link } from '../../parts/link';
import styles from './hero.module.scss';

export type Scene = 'behind' | 'below' | 'none';

const { duration, easing } = timing(swing(maxAngle), 110);
/** The lamp's swing when the page comes. Steps of 110 ms and hundredths of the angle look smooth, and keep the text short. */
const arrival = {
  '--swing-time': `${duration}ms`,
  '--swing-ease': easing.replace(/\d\.\d+/g, (value) => String(Number(Number(value).toFixed(2)))),
};

/** @param props `scene` as in `hero.module.scss` */
export function HomeHeader({ scene }: { scene: Scene }) {
  const locale = useLocale();
  const t = useTranslations();
  const title = t('Home.Title');
  return (
    <section id="homeHead" className={styles.header} style={arrival}>
      <div className={styles.sign}>
        <HangingLamp label={t('Shell.Lamp')} className={styles.lamp} />
        {scene === 'none' && (
          <div className={styles.floor} data-sway="translate" data-screen-only="" />
        )}
        <div className={styles.nameplate}>
          <div className={styles.edge} data-sway="translate" aria-hidden="true" data-screen-only="">
            <FittedName as="p" className={styles.name} stacks />
          </div>
          <FittedName as="h1" className={styles.name} stacks />
          <LampLight className={styles.light} />
        </div>
        <div className={styles.credits}>
          <p>{t('Home.Location', { location: localize(owner.location, locale) })}</p>
          {/* If the title of another language is the English one, screen readers pronounce it as English. */}
          <p lang={title === english.Home.Title ? defaultLocale : undefined}>{title}</p>
        </div>
      </div>
      <div className={styles.offer}>
        <p>{t('Home.Head')}</p>
        <Link className={styles.door} route={routes.contact}>
          {t('Home.Contact')}
        </Link>
      </div>
    </section>
  );
}
