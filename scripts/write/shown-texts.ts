import type { Locale } from '../../lib/i18n/locales';
import type { PlacedText } from '../read/texts';

/** Tags, the braces of placeholders and plurals, and colours. */
const unseen = /<[^>]*>|[{}]|#[\da-f]{6}\b/gi;

/** @returns the content's texts: those of each language, and `all` with the names and numbers that no language has of its own */
export function shownTexts(texts: PlacedText[]) {
  const join = (some: PlacedText[]) =>
    some.map(({ text = '' }) => text.replace(unseen, '')).join(' ');
  const inLocale = (locale: Locale) => join(texts.filter((text) => text.locale === locale));
  return { all: join(texts), inLocale };
}
