import type { Locale } from '../../lib/i18n/locales';
import { leavesOf } from './leaves';
import type { ContentSource } from './read';

/** Tags, the braces of placeholders and plurals, and colours. */
export const unseen = /<[^>]*>|[{}]|#[\da-f]{6}\b/gi;

/** @returns the content's texts: those of each language, and `all` with the names and numbers that no language has of its own */
export function shownTexts({ owner, contacts, scenes, logos, projects, messages }: ContentSource) {
  const leaves = leavesOf({ owner, contacts, scenes, logos, projects, messages });
  const join = (texts: typeof leaves) =>
    texts.map(([, text = '']) => text.replace(unseen, '')).join(' ');
  const inLocale = (locale: Locale) => join(leaves.filter(([path]) => path.includes(locale)));
  return { all: join(leaves), inLocale };
}
