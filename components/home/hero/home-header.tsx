import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { defaultLocale } from '@/lib/i18n/locales';
import { routes } from '@/lib/routes';
import english from '@/messages/en.json';
import { Lamp } from '../../lamp/lamp';
import { maxAngle, swing, timing } from '../../lamp/swing';
import { ThemeToggle } from '../../lamp/theme-toggle';
import { FittedName } from '../../parts/fitted-name';
import { Link } from '../../parts/link';
import styles from './home-header.module.scss';

const { duration, easing } = timing(swing(maxAngle), 110);
/** The lamp's swing when the page comes. Steps of 110 ms and hundredths of the angle look smooth, and keep the text short. */
const arrival = {
  '--swing-time': `${duration}ms`,
  '--swing-ease': easing.replace(/\d\.\d+/g, (value) => String(Number(Number(value).toFixed(2)))),
};

export function HomeHeader() {
  const locale = useLocale();
  const t = useTranslations();
  const title = t('Home.Title');
  return (
    <section id="homeHead" className={styles.header} style={arrival}>
      <div className={styles.sign}>
        <div className={styles.lamp} data-screen-only="">
          <div className={styles.cone} data-sway="rotate" />
          <div className={styles.hook} data-hook>
            <div className={styles.pendulum} data-sway="rotate">
              <ThemeToggle label={t('Shell.Lamp')}>
                <Lamp />
              </ThemeToggle>
            </div>
          </div>
        </div>
        <div className={styles.floor} data-sway="translate" data-screen-only="" />
        <div className={styles.nameplate}>
          <div className={styles.edge} data-sway="translate" aria-hidden="true" data-screen-only="">
            <FittedName as="p" className={styles.name} stacks />
          </div>
          <FittedName as="h1" className={styles.name} stacks />
          <div className={styles.light} data-sway="translate" data-screen-only="" />
        </div>
        <div className={styles.credits}>
          <p>{t('Home.Location', { location: localize(owner.location, locale) })}</p>
          {/* If the title of another language is the English one, screen readers pronounce it as English. */}
          <p lang={title === english.Home.Title ? defaultLocale : undefined}>{title}</p>
        </div>
      </div>
      <div className={styles.head}>
        <p>{t('Home.Head')}</p>
        <Link className={styles.door} route={routes.contact}>
          {t('Home.Contact')}
        </Link>
      </div>
    </section>
  );
}
