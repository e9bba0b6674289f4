import type { LocalizedText } from '../../lib/content/schema';
import { defaultLocale, isLocale, locales } from '../../lib/i18n/locales';
import { flattenMessages } from '../content/messages';
import { formatPath, type Problem } from '../content/problem';
import { unwritten } from '../new-project/scaffold';
import { type Checked, dataFiles } from './checked';

/** Characters from which a text is too long to be the same in two languages. */
const judged = 60;

/** Texts still to be written, and translations that are missing or still English. */
export function textFindings(checked: Checked): Problem[] {
  const findings = dataFiles(checked).flatMap(([file, value]) =>
    localizedIn(value).flatMap(([field, text]) => [
      ...locales.flatMap((locale) =>
        translationFindings(file, `${field}.${locale}`, text, text[locale]),
      ),
    ]),
  );
  const files = [
    ...dataFiles(checked),
    ...Object.values(checked.content.resumes).map(({ file, resume }) => [file, resume] as const),
    ...locales.map((locale) => [`messages/${locale}.json`, checked.messages[locale]] as const),
  ];
  return [
    ...findings,
    ...files.flatMap(([file, value]) => unwrittenFindings(file, value)),
    ...messageFindings(checked),
  ];
}

function localizedIn(
  value: unknown,
  path: PropertyKey[] = [],
): [field: string, text: LocalizedText][] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalizedText(value)) return [[formatPath(path), value]];
  return Object.entries(value).flatMap(([key, child]) =>
    localizedIn(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function isLocalizedText(value: object): value is LocalizedText {
  return Object.keys(value).every(isLocale) && defaultLocale in value;
}

function isUnwritten(text: string): boolean {
  return text.includes(`${unwritten}:`);
}

/** Every text of a file that `npm run new-project` or its owner marked as still to be written. */
function unwrittenFindings(file: string, value: unknown, path: PropertyKey[] = []): Problem[] {
  if (typeof value === 'string') {
    const field = formatPath(path);
    return isUnwritten(value) ? [{ file, field, message: 'is still to be written' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    unwrittenFindings(file, child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function translationFindings(
  file: string,
  field: string,
  texts: LocalizedText,
  text: string | undefined,
): Problem[] {
  const english = texts[defaultLocale];
  if (text === undefined) {
    return [{ file, field, message: 'is missing: English stands in. Translate it' }];
  }
  if (field.endsWith(`.${defaultLocale}`) || isUnwritten(text) || english.length < judged)
    return [];
  return text === english ? [{ file, field, message: 'is the English text: translate it' }] : [];
}

function messageFindings({ messages, content }: Checked): Problem[] {
  const english = new Map(flattenMessages(messages[defaultLocale]).texts);
  return locales.flatMap((locale) => {
    const file = `messages/${locale}.json`;
    const translations = locale === defaultLocale ? [] : flattenMessages(messages[locale]).texts;
    return [
      ...content.missingTexts[locale].map((field) => {
        const text = english.get(field);
        const inEnglish = text && text !== field ? `; in English it is “${text}”` : '';
        return { file, field, message: `is missing: pages show its key${inEnglish}` };
      }),
      ...translations.flatMap(([key, text]) =>
        translationFindings(file, key, { [defaultLocale]: english.get(key) ?? '' }, text),
      ),
    ];
  });
}
