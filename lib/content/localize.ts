import { directionOf } from '../i18n/direction';
import { defaultLocale, type Locale } from '../i18n/locales';
import type {
  Block,
  Figure,
  LocalizedText,
  PerLanguage,
  Picture,
  Project,
  Translations,
} from './types';

/** @returns the text in the locale, or in the default language if there is no translation */
export function localize<T>(text: PerLanguage<T>, locale: Locale): T;
export function localize<T>(text: Translations<T>, locale: Locale): T | undefined;
export function localize<T>(text: Translations<T>, locale: Locale): T | undefined {
  return text[locale] ?? text[defaultLocale];
}

/** @returns the language that `localize` returns the text in. Capitals depend on it: an English i loses its dot */
export function writtenIn<T>(text: Translations<T>, locale: Locale): Locale {
  return text[locale] === undefined ? defaultLocale : locale;
}

/** @returns `lang` and `dir` for a text that falls back to English, so that it is pronounced and laid out as English */
export function languageOf<T>(text: Translations<T>, locale: Locale) {
  const lang = writtenIn(text, locale);
  return lang === locale ? undefined : { lang, dir: directionOf(lang) };
}

/**
 * Divides a project's text after its first paragraph, which says who the client is and what they wanted.
 * @returns the paragraph's HTML, absent if the text begins with something else, and the blocks after it
 */
export function openingOf(blocks: Block[]): { opening?: string; rest: Block[] } {
  const [first, ...others] = blocks;
  if (first?.kind !== 'text') return { rest: blocks };
  const [all, opening] = /^\s*<p>(.*?)<\/p>\s*/s.exec(first.html) ?? [];
  if (all === undefined || opening === undefined) return { rest: blocks };
  const html = first.html.slice(all.length);
  return { opening, rest: html ? [{ kind: 'text', html }, ...others] : others };
}

/** @returns what came of a project: its result, or else its figure */
export function outcomeOf(
  { result, littleResult, figure }: Pick<Project, 'result' | 'littleResult' | 'figure'>,
  locale: Locale,
): string | undefined {
  const number = localize(figure, locale);
  return (
    localize({ ...littleResult, ...result }, locale) ??
    (number && `${number.value} ${number.label}`)
  );
}

/** @returns the figures of a project's page: the cover, those of the text, then `image1` and `image2` */
export function figuresOf(project: Project, locale: Locale): Figure[] {
  const { image, image1, image2, alt, alt1, alt2, caption1, caption2, story } = project;
  const inText = localize(story, locale).flatMap((block) =>
    block.kind === 'figures' ? block.figures : [],
  );
  const own = (picture: Picture | undefined, alt: LocalizedText, caption: Translations<string>) =>
    picture ? [{ picture, alt: localize(alt, locale), caption: localize(caption, locale) }] : [];
  return eachOnce([
    ...own(image, alt, {}),
    ...inText,
    ...own(image1, alt1, caption1),
    ...own(image2, alt2, caption2),
  ]);
}

/** @returns the figures with each picture once, as it comes first */
export function eachOnce(figures: Figure[]): Figure[] {
  const hashes = figures.map(({ picture }) => picture.hash);
  return figures.filter(({ picture }, index) => hashes.indexOf(picture.hash) === index);
}
