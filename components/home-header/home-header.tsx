import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { FittedName } from '../fitted-name/fitted-name';
import { Lamp } from '../lamp/lamp';
import { ThemeToggle } from '../theme/toggle';
import styles from './home-header.module.scss';

export function HomeHeader() {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <section id="homeHead" className={styles.header}>
      <div className={styles.lamp}>
        <div className={styles.halo} />
        <div className={styles.hook} data-hook>
          <div className={styles.pendulum}>
            <ThemeToggle label={t('Shell.Lamp')}>
              <Lamp />
            </ThemeToggle>
          </div>
        </div>
        <p className={styles.head}>{t('Home.Head')}</p>
      </div>
      <div className={styles.nameplate}>
        <FittedName as="h1" className={styles.name} stacks />
        <div className={styles.shadow} aria-hidden="true">
          <FittedName as="p" className={styles.name} stacks />
        </div>
        <div className={styles.light} />
      </div>
      <div className={styles.credits}>
        <p>{t('Home.Location', { location: localize(owner.location, locale) })}</p>
        <p>{t('Home.Title')}</p>
      </div>
      <template id="first-view-end" />
    </section>
  );
}
