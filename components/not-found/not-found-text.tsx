import { assetPath } from '@/lib/asset-path';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { localizeRoute, projectRoute, routes } from '@/lib/routes';
import { nearest } from './nearest';
import styles from './not-found-text.module.scss';

type Props = {
  locale: Locale;
  t: Translator;
  /** Whether the browser's tab says it too. */
  titled?: boolean;
  /** Those that exist. */
  projectIds?: number[];
  /** The one that was asked for, as it stands in the address. */
  projectId?: string;
};

export function NotFoundText({ locale, t, titled = false, projectIds = [], projectId }: Props) {
  const id = projectId && decode(projectId);
  const title = id ? t('NotFound.ProjectTitle', { id }) : t('NotFound.Title');
  const links = [
    ...(id
      ? nearest(projectIds, Number(id)).map((near) => ({
          route: projectRoute(near),
          text: t('NotFound.Project', { id: near }),
        }))
      : [{ route: routes.home, text: t('NotFound.Home') }]),
    { route: routes.projects, text: t('NotFound.Projects') },
    { route: routes.contact, text: t('NotFound.Contact') },
  ];
  return (
    <>
      {titled && <title>{title}</title>}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{id ? t('NotFound.ProjectText') : t('NotFound.Text')}</p>
      <nav aria-label={t('NotFound.Links')}>
        <ul className={styles.links}>
          {links.map(({ route, text }) => (
            <li key={route}>
              <a href={assetPath(localizeRoute(route, locale))}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
