import { useTranslations } from 'next-intl';
import { routes } from '@/lib/routes';
import { FittedName } from '../../parts/fitted-name';
import { Link } from '../../parts/link';
import { ContactLinks } from '../contact-links/contact-links';
import { Copyright } from './copyright';
import { FootLamp } from './foot-lamp';
import styles from './footer.module.scss';

export function Footer() {
  const t = useTranslations('Footer');
  const lamp = useTranslations('Shell')('Lamp');
  return (
    <footer className={styles.footer}>
      <div className={styles.connect} data-screen-only="">
        <h2 className={styles.heading}>{t('Head')}</h2>
        <Link className={styles.button} route={routes.contact}>
          {t('Button')}
        </Link>
      </div>
      <FootLamp label={lamp} />
      <ContactLinks place="footer" label={t('Label')} />
      <FittedName as="h2" />
      <div className={styles.end}>
        <Copyright hasTrade />
        <a href="#top" data-screen-only="">
          {t('Top')} <span aria-hidden="true">↑</span>
        </a>
      </div>
    </footer>
  );
}
