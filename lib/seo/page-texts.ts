import { owner, projectAt, projects, scenes } from '../content/content';
import { localize, outcomeOf } from '../content/localize';
import type { LocalizedText } from '../content/types';
import type { Locale } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { translatorFor } from '../i18n/translator';
import { routes } from '../routes';
import { asSentence, cutAtSentence, cutAtWord } from './shorten';

/** A page's texts for search engines, link previews and lists of pages. */
export interface PageTexts {
  /** Path in the default language. */
  route: string;
  /** Short title, without the owner's name. */
  name: string;
  /** Document title, at most 60 characters. It names the owner if there is room. */
  title: string;
  /** Whole sentences of at most 155 characters, which is the limit in search results. A project's begins with its result. */
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

  const altOf = ({ alt }: { alt?: LocalizedText }) => (alt ? localize(alt, locale) : '');
  const shown = scenes.contact ?? scenes.photo;
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
          picture: share(name, scenes.photo ? altOf(scenes.photo) : wall),
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
          picture: share(t('Contact.Title'), shown ? altOf(shown) : wall),
        };
      default: {
        const project = projectAt(route);
        if (!project) throw new Error(`${route} has no texts: add a case to describePage()`);
        const title = localize(project.name, locale);
        const field = localize(project.detail, locale);
        const hasField = field && !sharesWord(title, field, locale);
        const outcome = outcomeOf(project, locale);
        const text = localize(project.description, locale);
        return {
          name: title,
          title: titled(hasField ? t('Meta.ProjectTitle', { title, field }) : title),
          description: outcome ? `${asSentence(outcome)}\n${text}` : text,
          picture: share(title, localize(project.alt, locale)),
        };
      }
    }
  }

  const page = texts();
  return { route, ...page, description: cutAtSentence(page.description, descriptionLimit, locale) };
}

/** @returns whether a title has a word of the field, or one that begins with it: "Bal" is in "Yayla Balı" */
function sharesWord(title: string, field: string, locale: Locale): boolean {
  const words = (text: string) => text.toLocaleLowerCase(locale).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words(field).some((word) => words(title).some((each) => each.startsWith(word)));
}
