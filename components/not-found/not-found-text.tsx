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
  const links: {
    route: string;
    text: string;
    quiet?: true;
    language?: ReturnType<typeof languageOf>;
  }[] = [
    ...(projectId
      ? nearest(projects, Number(projectId)).map((near) => ({
          route: projectRoute(near.id),
          text: localize(near.name, locale),
          language: languageOf(near.name, locale),
        }))
      : [{ route: routes.home, text: t('NotFound.Home') }]),
    { route: routes.projects, text: t('NotFound.Projects'), quiet: true },
    { route: routes.contact, text: t('NotFound.Contact'), quiet: true },
  ];
  return (
    <>
      {setsTitle && <title>{title}</title>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{projectId ? t('NotFound.ProjectText') : t('NotFound.Text')}</p>
      <nav aria-label={t('NotFound.Links')}>
        <ul className={styles.links}>
          {links.map(({ route, text, quiet, language }) => (
            <li key={route} className={quiet && styles.quiet}>
              <a href={assetPath(localizeRoute(route, locale))} {...language}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
