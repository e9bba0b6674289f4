import { isLocale, type Locale } from '../../lib/i18n/locales';
import { leavesOf } from '../util/leaves';
import { formatPath } from '../util/problem';

/** A text and its place. */
export interface PlacedText {
  file: string;
  /** Such as `job[1].work.en`, `Home.Title` in a file of `messages/`, or `line 3` of a Markdown file. */
  field: string;
  /** Absent if a translation is missing. */
  text: string | undefined;
  /** Absent for what all languages show, such as numbers. */
  locale?: Locale;
}

/** @param json a parsed file of `data/` */
export function textsOf(file: string, json: unknown): PlacedText[] {
  return leavesOf(json).map(([path, text]) => {
    return { file, field: formatPath(path), text, locale: path.find(isCode) };
  });
}

function isCode(key: PropertyKey): key is Locale {
  return isLocale(String(key));
}

/** @returns the text of each key that the English messages have; undefined for one that the language lacks */
export function messageTexts(
  file: string,
  locale: Locale,
  english: unknown,
  own: unknown,
): PlacedText[] {
  return leavesOf(english).map(([path]) => {
    const text = path.reduce((node, key) => Object(node)[key], Object(own));
    return { file, field: formatPath(path), text, locale };
  });
}
