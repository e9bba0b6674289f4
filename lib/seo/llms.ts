import { projectAt, projects } from '../content/content';
import { type Locale, locales } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { translatorFor } from '../i18n/translator';
import { allRoutes, files } from '../routes';
import { localizedUrl } from '../site-url';
import { describePage, type PageTexts } from './page-texts';

/** The llms.txt file (https://llmstxt.org): lists each page. */
export async function llmsText(locale: Locale): Promise<string> {
  const t = translatorFor(locale, await messagesIn(locale));
  const pages = await Promise.all(allRoutes(projects).map((route) => describePage(route, locale)));
  const link = ({ route, name, description }: PageTexts) =>
    `- [${name}](${localizedUrl(route, locale)}): ${description}`;
  const languages = locales
    .filter((each) => each !== locale)
    .map((each) => {
      const name = new Intl.DisplayNames(each, { type: 'language' }).of(each);
      return `- [${name}](${localizedUrl(files.llms, each)})`;
    });

  const sections = [
    [t('Menu.Pages'), pages.filter(({ route }) => !projectAt(route)).map(link)],
    [t('Meta.ProjectsTitle'), pages.filter(({ route }) => projectAt(route)).map(link)],
    [t('Menu.Language'), languages],
  ] as const;
  return [
    `# ${pages[0]?.name}\n\n> ${pages[0]?.description}\n`,
    ...sections
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}\n`),
  ].join('\n');
}
