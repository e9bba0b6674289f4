import { localize } from '../../lib/content/localize';
import { locales } from '../../lib/i18n/locales';
import { translatorFor } from '../../lib/i18n/translator';
import type { Problem } from '../content/problem';
import type { Checked } from './checked';

/** Characters that search engines show. */
const limits = { title: 60, description: 155 };

/** Titles and descriptions of pages that search engines would cut. A project's description is cut by the site itself. */
export function pageFindings({ content, messages }: Checked): Problem[] {
  return locales.flatMap((locale) => {
    const t = translatorFor(locale, messages[locale]);
    const file = `messages/${locale}.json`;
    const name = localize(content.owner.name, locale);
    const location = localize(content.owner.location, locale);
    const titled = (title: string) => t('Meta.PageTitle', { title, name });
    return [
      ...tooLong(file, 'Meta.Title', 'title', t('Meta.Title', { name })),
      ...tooLong(file, 'Meta.ProjectsTitle', 'title', titled(t('Meta.ProjectsTitle'))),
      ...tooLong(file, 'Meta.ContactTitle', 'title', titled(t('Meta.ContactTitle'))),
      ...tooLong(
        file,
        'Meta.Description',
        'description',
        t('Meta.Description', { name, location }),
      ),
      ...tooLong(
        file,
        'Meta.ProjectsDescription',
        'description',
        t('Meta.ProjectsDescription', { name }),
      ),
      ...tooLong(
        file,
        'Meta.ContactDescription',
        'description',
        t('Meta.ContactDescription', { name }),
      ),
      ...content.projects.flatMap((project) =>
        tooLong(
          `${project.folder}/project.json`,
          `name.${locale}`,
          'title',
          titled(localize(project.name, locale)),
        ),
      ),
    ];
  });
}

function tooLong(file: string, field: string, kind: keyof typeof limits, text: string): Problem[] {
  if (text.length <= limits[kind]) return [];
  const message = `makes a page’s ${kind} of ${text.length} characters: search engines show ${limits[kind]}`;
  return [{ file, field, message }];
}
