import { type Locale, perLocale } from '../../lib/i18n/locales';
import type { ContentSource, ProjectInFolder } from '../read/read';
import { leavesOf } from '../util/leaves';

/** Tags, the braces of placeholders and plurals, and colours. */
const unseen = /<[^>]*>|[{}]|#[\da-f]{6}\b/gi;

/** @returns the texts of a project's Markdown files */
function textsOf({ story }: Pick<ProjectInFolder, 'story'>) {
  return perLocale((locale) => story[locale]?.texts.map(({ text }) => text));
}

/** @returns the content's texts: those of each language, and `all` with the names and numbers that no language has of its own */
export function shownTexts({ owner, contacts, scenes, logos, projects, messages }: ContentSource) {
  const shown = projects.map((project) => ({ ...project, story: textsOf(project) }));
  const leaves = leavesOf({ owner, contacts, scenes, logos, projects: shown, messages });
  const join = (texts: typeof leaves) =>
    texts.map(([, text = '']) => text.replace(unseen, '')).join(' ');
  const inLocale = (locale: Locale) => join(leaves.filter(([path]) => path.includes(locale)));
  return { all: join(leaves), inLocale };
}
