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

/**
 * @param json a parsed file, or a part of it
 * @param locale the language of the whole file
 */
export function textsOf(file: string, json: unknown, locale?: Locale): PlacedText[] {
  return leavesOf(json).map(([path, text]) => {
    return { file, field: formatPath(path), text, locale: locale ?? path.find(isCode) };
  });
}

function isCode(key: PropertyKey): key is Locale {
  return isLocale(String(key));
}
