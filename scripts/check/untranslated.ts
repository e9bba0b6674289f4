import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, type Locale, otherLocales } from '../../lib/i18n/locales';
import type { ContentSource } from '../read/read';
import type { Problem } from '../util/problem';
import { unseen } from '../write/shown-texts';
import { isToDo, type PlacedText, textsIn } from './texts';

const list = '"SameAsEnglish"';
/** How many keys a line names. */
const mostKeys = 8;
/** A shorter text in `data/` is often a name or a word that both languages have. */
const fewWords = 3;

/**
 * Finds texts that are exactly the English ones, as in a copy of `messages/en.json`, and entries of `SameAsEnglish` that
 * are not needed.
 * @returns one finding for each group of a file of `messages/`, for each text in `data/` and for each entry
 */
export function findUntranslated(source: ContentSource): Problem[] {
  const texts = textsIn(source);
  const places = new Map(texts.map((each) => [placeOf(each), each.text]));

  return otherLocales.flatMap((locale) => {
    const own = messagesFile(locale);
    const same = texts.filter((each) => {
      const place = englishPlace(each, locale);
      return place && each.text !== undefined && places.get(place) === each.text;
    });
    const onPurpose = source.sameAsEnglish[locale];
    const left = same.filter(({ text = '' }) => !onPurpose.includes(text) && !isToDo(text));
    return [
      ...inGroups(left.filter(({ file, text }) => file === own && hasWords(text))),
      ...left.filter((each) => each.file !== own && isLong(each)).map(inData(own)),
      ...onPurpose.flatMap((entry, at) => {
        if (same.some(({ text }) => text === entry)) return [];
        const message = `is ${JSON.stringify(entry)}, but no such text equals the English one: remove it`;
        return { file: own, field: `SameAsEnglish[${at}]`, message };
      }),
    ];
  });
}

const messagesFile = (locale: Locale) => `messages/${locale}.json`;

/** The lines of a Markdown file differ from language to language, so a text there is found by its words. */
function placeOf({ file, field, text }: PlacedText): string {
  return `${file}: ${file.endsWith('.md') ? text : field}`;
}

/** @returns where the English of a text in this language is; undefined for other texts */
function englishPlace(each: PlacedText, locale: Locale): string | undefined {
  const { file, field, path } = each;
  if (file === messagesFile(locale)) return `${messagesFile(defaultLocale)}: ${field}`;
  if (path.at(-1) !== locale || !file.startsWith('data/')) return undefined;
  if (file.endsWith('.md')) {
    const english = file.replace(/[^/]+$/, `${defaultLocale}.md`);
    return placeOf({ ...each, file: english });
  }
  return `${file}: ${field.slice(0, -locale.length)}${defaultLocale}`;
}

const groupOf = ({ path }: PlacedText) => String(path[0]);

function inGroups(texts: PlacedText[]): Problem[] {
  const groups = new Set(texts.map(groupOf));
  return [...groups].map((group) => {
    const members = texts.filter((each) => groupOf(each) === group);
    const keys = members.map(({ field }) => field.slice(group.length + 1));
    const named = keys.slice(0, mostKeys).join(', ') + (keys.length > mostKeys ? ' …' : '');
    const shortest = members.map(({ text = '' }) => text).sort((a, b) => a.length - b.length)[0];
    const message = `still has English texts (${keys.length}: ${named}). Translate them, or put those that are the same on purpose into this file's list: ${list}: [${JSON.stringify(shortest)}]`;
    return { file: members[0]?.file ?? '', field: group, message };
  });
}

const inData =
  (own: string) =>
  ({ file, field, text = '' }: PlacedText): Problem => {
    // The list has no use for HTML.
    const or = text.includes('<')
      ? ''
      : `, or put it into the list ${list} of ${own} if it is the same on purpose`;
    return { file, field, message: `is the English text: translate it${or}` };
  };

/** Whether a message has letters, apart from its arguments, addresses and e-mail addresses. */
function hasWords(message = ''): boolean {
  let literals = '';
  // Visits nested messages too: each option of a plural is one.
  JSON.stringify(parse(message), (_, element) => {
    if (element?.type === TYPE.literal) literals += `${element.value} `;
    return element;
  });
  return /\p{L}/u.test(literals.replace(/https?:\S+|\S+@\S+/g, ''));
}

function isLong({ field, text = '' }: PlacedText): boolean {
  if (/^(?:name|littleName|cv)\./.test(field)) return false;
  return (text.replace(unseen, ' ').match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? []).length > fewWords;
}
