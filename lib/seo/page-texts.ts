import { owner, projectAt, projects, scenes } from '../content/content';
import { cutAtWord, localize } from '../content/localize';
import type { Locale } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { translatorFor } from '../i18n/translator';
import { routes } from '../routes';

/** A page's texts for search engines, link previews and lists of pages. */
export interface PageTexts {
  /** Path in the default language. */
  route: string;
  /** Short title, without the owner's name. */
  name: string;
  /** Document title, at most 60 characters. It names the owner if there is room. */
  title: string;
  /** At most 155 characters, which is the limit in search results. */
  description: string;
  /** Alternative text of the Open Graph image. */
  picture: string;
}

const titleLimit = 60;
const descriptionLimit = 155;

/** @throws Error if the route does not exist */
export async function describePage(route: string, locale: Locale): Promise<PageTexts> {
  const t = translatorFor(locale, await messagesIn(locale));
  const name = localize(owner.name, locale);
  const trade = t('Home.Trade');

  function titled(title: string): string {
    const whole = t('Meta.PageTitle', { title, name });
    return whole.length <= titleLimit ? whole : cutAtWord(title, titleLimit);
  }
  const share = (title: string, picture: string) =>
    t('Meta.Share', { title, name, picture }).trim();

  const wall = projects.length > 0 ? t('Meta.ShareProjects') : '';

  function texts(): Omit<PageTexts, 'route'> {
    switch (route) {
      case routes.home:
        return {
          name,
          title: cutAtWord(t('Meta.Title', { name, trade }), titleLimit),
          description: t('Meta.Description', {
            name,
            trade,
            location: localize(owner.location, locale),
          }),
          picture: share(
            name,
            scenes.imageSection ? localize(scenes.imageSection.alt, locale) : wall,
          ),
        };
      case routes.projects:
        return {
          name: t('Meta.ProjectsTitle'),
          title: titled(t('Meta.ProjectsTitle')),
          description: t('Meta.ProjectsDescription', { name }),
          picture: share(t('Project.Head'), wall),
        };
      case routes.contact:
        return {
          name: t('Meta.ContactTitle'),
          title: titled(t('Meta.ContactTitle')),
          description: t('Meta.ContactDescription', { name }),
          picture: share(t('Contact.Title'), localize(scenes.contact.alt, locale)),
        };
      default: {
        const project = projectAt(route);
        if (!project) throw new Error(`${route} has no texts: add a case to describePage()`);
        const title = localize(project.name, locale);
        const field = localize(project.detail, locale);
        return {
          name: title,
          title: titled(field ? t('Meta.ProjectTitle', { title, field }) : title),
          description: localize(project.description, locale),
          picture: share(title, localize(project.alt, locale)),
        };
      }
    }
  }

  const page = texts();
  return { route, ...page, description: cutAtWord(page.description, descriptionLimit) };
}
