import type { ReactNode } from 'react';
import { assetPath } from '@/lib/asset-path';
import { languageOf, localize } from '@/lib/content/localize';
import type { Project } from '@/lib/content/types';
import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/i18n/translator';
import { localizeRoute, menuPages, projectRoute } from '@/lib/routes';
import styles from './not-found-text.module.scss';

/** `cover` is the URL of the smallest picture. */
export type LinkedProject = Pick<Project, 'id' | 'name'> & { cover: string };

type Props = {
  locale: Locale;
  t: Translator;
  /** Also sets the document title. */
  setsTitle?: boolean;
  /** All projects. */
  projects: LinkedProject[];
  /** Whether a letter of the title has fallen under the lamp. */
  hasLamp?: boolean;
  /** The unknown project's id from the URL. */
  projectId?: string;
};

export function NotFoundText({
  locale,
  t,
  setsTitle = false,
  projects,
  hasLamp,
  projectId,
}: Props) {
  const title = projectId ? t('NotFound.ProjectTitle', { id: projectId }) : t('NotFound.Title');
  return (
    <>
      {setsTitle && <title>{title}</title>}
      <h1 className={styles.title}>{hasLamp ? dropLetter(title) : title}</h1>
      <p className={styles.text}>{projectId ? t('NotFound.ProjectText') : t('NotFound.Text')}</p>
      <nav aria-label={t('NotFound.Links')}>
        {projects.length > 0 && (
          <ul className={styles.covers}>
            {nearest(projects, Number(projectId)).map(({ id, name, cover }) => (
              <li key={id}>
                <a
                  href={assetPath(localizeRoute(projectRoute(id), locale))}
                  {...languageOf(name, locale)}
                >
                  {/* biome-ignore lint/performance/noImgElement: the build has made its size */}
                  <img src={cover} alt="" />
                  {localize(name, locale)}
                </a>
              </li>
            ))}
          </ul>
        )}
        <ul className={styles.links}>
          {menuPages.map(([key, route]) => (
            <li key={key}>
              <a href={assetPath(localizeRoute(route, locale))}>{t(`Menu.${key}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Leaves the place of a letter empty: of one near the end, which is the nearest to the lamp. */
function dropLetter(title: string): ReactNode {
  const letters = [...title.matchAll(/\p{L}\p{M}*/gu)];
  const missing = letters[Math.floor(0.75 * letters.length)];
  if (!missing) return title;
  const [letter] = missing;
  return (
    <>
      {title.slice(0, missing.index)}
      <span className={styles.missing}>{letter}</span>
      {title.slice(missing.index + letter.length)}
      <span className={styles.fallen} data-letter={letter} aria-hidden="true" />
    </>
  );
}

/** @returns the three items with the ids closest to `id`, closest first; the first three if `id` is NaN */
export function nearest<T extends { id: number }>(all: T[], id: number): T[] {
  const distance = (each: T) => Math.abs(each.id - id);
  return all.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3);
}
