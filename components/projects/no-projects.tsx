import { useTranslations } from 'next-intl';
import { routes } from '@/lib/routes';
import { Link } from '../parts/link';
import styles from './no-projects.module.scss';

/** Shown when there are no projects: an empty frame with a link to the contact page. */
export function NoProjects() {
  const t = useTranslations();
  return (
    <div className={styles.frame}>
      <p className={styles.head}>{t('Project.Empty')}</p>
      <p className={styles.text}>{t('Project.EmptyText')}</p>
      <Link className={styles.button} route={routes.contact}>
        {t('Footer.Button')}
      </Link>
    </div>
  );
}
