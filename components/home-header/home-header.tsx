import { useLocale, useTranslations } from 'next-intl';
import { owner } from '@/lib/content/content';
import { localize } from '@/lib/content/localize';
import { FittedName } from '../fitted-name/fitted-name';
import { Lamp } from '../lamp/lamp';
import styles from './home-header.module.scss';

export function HomeHeader() {
  const locale = useLocale();
  const t = useTranslations('Home');
  return (
    <section id="homeHead" className={styles.header}>
      <div className={styles.lamp}>
        <Lamp />
        <p className={styles.head}>{t('Head')}</p>
      </div>
      <div className={styles.nameplate}>
        <FittedName as="h1" className={styles.name}>
          {t('Name', { name: localize(owner.name, locale) })}
        </FittedName>
      </div>
      <div className={styles.credits}>
        <p>{t('Location', { location: localize(owner.location, locale) })}</p>
        <p>{t('Title')}</p>
      </div>
    </section>
  );
}
