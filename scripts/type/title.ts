import { localize, writtenIn } from '../../lib/content/localize';
import { type FittedTitle, type LocalizedText, unitsPerEm } from '../../lib/content/types';
import { perLocale } from '../../lib/i18n/locales';
import type { Typeface } from './typeface';

/** The longest line of a title, in ems: a longer one would be small on a phone. */
const longestLine = 7;
/** The space added between words, in ems, as in `@mixin display`: the font's own space is narrow in large letters. */
const wordSpacing = 0.06;

/**
 * Measures and draws a title's lines for `components/fitted-name`, in capitals. A language whose letters the face lacks has
 * none.
 */
export function fitTitle(title: LocalizedText, face: Typeface): FittedTitle {
  return perLocale((locale) => {
    const language = writtenIn(title, locale);
    const toCapitals = (text: string) => text.toLocaleUpperCase(language);
    const text = localize(title, locale).trim();
    if (face.missing(toCapitals(text), /\S/gu).length > 0) return undefined;
    const measure = (line: string) => ({ line, ...face.measure(toCapitals(line), wordSpacing) });
    // A title of several words has at least two lines.
    const lines = breakLines(text.split(/\s+/), 0, measure);
    return lines.map(({ line, ...fit }, index) => ({
      ...fit,
      space: spaceBetween(measure, line, lines[index + 1]?.line),
      path: face.outline(toCapitals(line), unitsPerEm, wordSpacing),
    }));
  });
}

/** Breaks a title that is wider than `limit` into halves, of which the first is the shorter: its letters are larger. */
function breakLines<T extends { width: number }>(
  words: string[],
  limit: number,
  measure: (line: string) => T,
): T[] {
  const measured = measure(words.join(' '));
  if (words.length === 1 || measured.width <= limit) return [measured];
  const widthOf = (from: number, to?: number) => measure(words.slice(from, to).join(' ')).width;
  const middle = words.findLastIndex((_, at) => widthOf(0, at) <= widthOf(at));
  const at = Math.max(middle, 1);
  return [words.slice(0, at), words.slice(at)].flatMap((half) =>
    breakLines(half, longestLine, measure),
  );
}

/** The space depends on the letters beside it: it is narrow between K and A. */
function spaceBetween(measure: (line: string) => { width: number }, line: string, next?: string) {
  if (next === undefined) return 0;
  const apart = measure(line).width + measure(next).width;
  return Math.round((measure(`${line} ${next}`).width - apart) * 1000) / 1000;
}
