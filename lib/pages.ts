import { owner, projects, scenes } from './content/content';
import { cutAtWord, localize, summarize } from './content/localize';
import type { Locale } from './i18n/locales';
import { messagesIn } from './i18n/messages';
import { translatorFor } from './i18n/translator';
import { projectRoute, routes } from './routes';

/** How a page presents itself to search engines, in shared links and in lists of pages. */
export interface PageTexts {
  /** Its path in the default language. */
  route: string;
  /** What it is about, in a few words. */
  name: string;
  /** The document's title: `name` and the owner's, at most 60 characters. */
  title: string;
  /** At most 155 characters, which is what search results show. */
  description: string;
  /** What its share picture shows. */
  picture: string;
}

/** Every page in a language, in the order of the site. */
export async function describePages(locale: Locale): Promise<PageTexts[]> {
  const t = translatorFor(locale, await messagesIn(locale));
  const name = localize(owner.name, locale);

  function titled(title: string): string {
    const whole = t('Meta.PageTitle', { title, name });
    return whole.length <= titleLimit ? whole : cutAtWord(title, titleLimit);
  }
  const share = (title: string, picture: string) => t('Meta.Share', { title, name, picture });

  const pages: PageTexts[] = [
    {
      route: routes.home,
      name,
      title: cutAtWord(t('Meta.Title', { name }), titleLimit),
      description: t('Meta.Description', { name, location: localize(owner.location, locale) }),
      picture: share(name, localize(scenes.imageSection.alt, locale)),
    },
    {
      route: routes.projects,
      name: t('Meta.ProjectsTitle'),
      title: titled(t('Meta.ProjectsTitle')),
      description: t('Meta.ProjectsDescription', { name }),
      picture: share(t('Project.Head'), t('Meta.ShareWall')),
    },
    {
      route: routes.contact,
      name: t('Meta.ContactTitle'),
      title: titled(t('Meta.ContactTitle')),
      description: t('Meta.ContactDescription', { name }),
      picture: share(t('Contact.Title'), localize(scenes.contact.alt, locale)),
    },
    ...projects.map((project) => {
      const title = localize(project.name, locale);
      const field = localize(project.detail, locale);
      return {
        route: projectRoute(project.id),
        name: title,
        title: titled(t('Meta.ProjectTitle', { title, field })),
        description: summarize(localize(project.bigDescription, locale)),
        picture: share(title, localize(project.alt.image, locale)),
      };
    }),
  ];
  return pages.map((page) => ({ ...page, description: cutAtWord(page.description, 155) }));
}

const titleLimit = 60;

/** @throws Error where the table of routes has no such page */
export async function describePage(route: string, locale: Locale): Promise<PageTexts> {
  const page = (await describePages(locale)).find((each) => each.route === route);
  if (!page) throw new Error(`${route} is not in the table of routes`);
  return page;
}
