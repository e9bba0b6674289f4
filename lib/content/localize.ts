import { directionOf } from '../i18n/direction';
import { defaultLocale, type Locale } from '../i18n/locales';
import type { Block, PerLanguage, Picture, Project, Translations } from './types';

/** @returns the text in the locale, or in the default language if there is no translation */
export function localize<T>(text: PerLanguage<T>, locale: Locale): T;
export function localize<T>(text: Translations<T>, locale: Locale): T | undefined;
export function localize<T>(text: Translations<T>, locale: Locale): T | undefined {
  return text[locale] ?? text[defaultLocale];
}

/** @returns `lang` and `dir` for a text that falls back to English, so that it is pronounced and laid out as English */
export function languageOf<T>(text: Translations<T>, locale: Locale) {
  return text[locale] === undefined
    ? { lang: defaultLocale, dir: directionOf(defaultLocale) }
    : undefined;
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

/** @returns all pictures of a project's page, each once. The text has the same ones in every language */
export function picturesOf({ image, image1, image2, story }: Project): Picture[] {
  const figures = story[defaultLocale].flatMap((block) =>
    block.kind === 'figures' ? block.figures : [],
  );
  const all = [image, ...figures.map(({ picture }) => picture), image1, image2];
  return [...new Map(all.flatMap((each) => (each ? [[each.hash, each]] : []))).values()];
}

/**
 * Shortens between two words. Where the last space is far back, as in Japanese or Thai, a dictionary of the platform finds
 * the words. A word that is too long is cut between two letters.
 * @returns a text of at most `limit` UTF-16 units, which ends in … if it was shortened
 */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = limit - 1;
  const ends = [
    text[last] === ' ' ? last : text.lastIndexOf(' ', last),
    boundary(text, last, 'word'),
  ];
  const end = ends.find((each) => each >= limit / 2) ?? boundary(text, last, 'grapheme');
  return `${text.slice(0, end).replace(/[\s,;:.–—、。，：；،؛-]+$/, '')}…`;
}

/** @returns the last place at or before an index where a word or a letter begins */
function boundary(text: string, index: number, granularity: 'word' | 'grapheme'): number {
  const segments = new Intl.Segmenter('en', { granularity }).segment(text);
  return segments.containing(index)?.index ?? index;
}
