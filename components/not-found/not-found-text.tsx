import { assetPath } from '@/lib/asset-path';
import { languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { localizeRoute, projectRoute, routes } from '@/lib/routes';
import { nearest } from './nearest';
import styles from './not-found-text.module.scss';

type Props = {
  locale: Locale;
  t: Translator;
  /** Also sets the document title. */
  setsTitle?: boolean;
  /** All projects. */
  projects?: Pick<Project, 'id' | 'name'>[];
  /** The unknown project's id from the URL. */
  projectId?: string;
};

export function NotFoundText({ locale, t, setsTitle = false, projects = [], projectId }: Props) {
  const title = projectId ? t('NotFound.ProjectTitle', { id: projectId }) : t('NotFound.Title');
  const href = (route: string) => assetPath(localizeRoute(route, locale));
  return (
    <>
      {setsTitle && <title>{title}</title>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{projectId ? t('NotFound.ProjectText') : t('NotFound.Text')}</p>
      <nav aria-label={t('NotFound.Links')}>
        <ul className={styles.links}>
          {nearest(projects, Number(projectId)).map(({ id, name }) => (
            <li key={id}>
              <a href={href(projectRoute(id))} {...languageOf(name, locale)}>
                {localize(name, locale)}
              </a>
            </li>
          ))}
          {!projectId && (
            <li>
              <a href={href(routes.home)}>{t('NotFound.Home')}</a>
            </li>
          )}
          <li className={styles.quiet}>
            <a href={href(routes.projects)}>{t('NotFound.Projects')}</a>
          </li>
          <li className={styles.quiet}>
            <a href={href(routes.contact)}>{t('NotFound.Contact')}</a>
          </li>
        </ul>
      </nav>
    </>
  );
}
