import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { localizeRoute, routes } from '@/lib/routes';
import styles from './no-projects.module.scss';

/** What stands where the projects will: an empty frame under the lamp, and a way to become the first of them. */
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
