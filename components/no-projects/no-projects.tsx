import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { localizeRoute, routes } from '@/lib/routes';
import styles from './no-projects.module.scss';

/** Shown when there are no projects: an empty frame with a link to the contact page. */
export function NoProjects() {
  const locale = useLocale();
  const t = useTranslations();
  return (
    <div className={styles.frame}>
      <p className={styles.head}>{t('Project.Empty')}</p>
      <p className={styles.text}>{t('Project.EmptyText')}</p>
      <Link className={styles.button} href={localizeRoute(routes.contact, locale)}>
        {t('Footer.Button')}
      </Link>
    </div>
  );
}
