import { defaultLocale, isLocale, type Locale } from '../../lib/i18n/locales';
import type { ContentSource } from '../read/read';
import { openFullFace } from '../type/fonts';
import type { Problem } from '../util/problem';
import { unseen } from '../write/shown-texts';
import { textsIn } from './texts';

/** The scripts of most languages, as Unicode names them. */
const scripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Ethiopic'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Thai', 'Lao', 'Khmer', 'Myanmar', 'Han', 'Hiragana', 'Katakana', 'Hangul'],
].map((name) => ({
  name: `${name} letters`,
  pattern: new RegExp(`\\p{Script_Extensions=${name}}`, 'u'),
}));

/** The texts of share pictures: names and headings, and the lines above them. */
const onSharePictures = [
  /^data\/owner\.json: (?:name|location)\b/,
  /^data\/projects\/.*: (?:name|detail)\./,
  /^messages\/.*: (?:Home\.Title|Project\.Head|Contact\.Title)$/,
];

/** Texts that no page shows: names of files, links, and what only search engines and screen readers get. */
const hidden = /^(?:https:|[^:]+\.(?:webp|png|jpe?g|avif|svg|pdf)$)/i;
const hiddenFields = /^(?:Meta\.|alt\.|.*\.alt\b)/;

interface Group {
  file: string;
  field: string;
  others: number;
  kind: string;
  characters: Set<string>;
  effect: string;
}

/**
 * Finds characters that the site's faces lack. The site works without them: these are notes, not things to do.
 * @returns one note for each script, or for all signs, and for each language whose share pictures are affected
 */
export function findUndrawn(source: ContentSource): Problem[] {
  const [text, display] = [openFullFace('text'), openFullFace('display')];
  const groups = new Map<string, Group>();

  function add(file: string, field: string, characters: string[], scope: string, effect: Effect) {
    for (const [kind, ofKind] of byKind(characters)) {
      const key = `${scope} ${kind}`;
      const group = groups.get(key);
      if (group) group.others += 1;
      const characters = new Set([...(group?.characters ?? []), ...ofKind]);
      groups.set(key, { others: 0, file, field, kind, ...group, characters, effect: effect(kind) });
    }
  }

  for (const { file, field, text: whole = '' } of textsIn(source)) {
    if (hidden.test(whole) || hiddenFields.test(field)) continue;
    const shown = whole.replace(unseen, '');
    // Browsers compose a letter from its parts.
    const isLost = (letter: string) => text.missing(letter.normalize('NFD'), /\S/gu).length > 0;
    add(file, field, text.missing(shown, /\S/gu).filter(isLost), '', () => {
      return "no face of the site has: the visitor's own fonts draw them";
    });
    if (!onSharePictures.some((place) => place.test(`${file}: ${field}`))) continue;
    const locale = localeOf(file, field);
    const missing = display.missing(shown.toLocaleUpperCase(locale), /\S/gu);
    add(file, field, missing, locale, (kind) => {
      return `share pictures cannot draw: ${onSharePicture(kind, locale)}`;
    });
  }
  return [...groups.values()].map(toNote);
}

function onSharePicture(kind: string, locale: Locale): string {
  if (kind === signs) return 'they leave them out';
  if (locale !== defaultLocale) return `those in '${locale}' have the English texts`;
  return 'they leave them out. Write the English text in Latin letters';
}

type Effect = (kind: string) => string;
const signs = 'signs';

/** Sorts characters into scripts and signs. */
function byKind(characters: string[]): Map<string, string[]> {
  const kinds = new Map<string, string[]>();
  for (const character of characters) {
    const script = scripts.find(({ pattern }) => pattern.test(character));
    const other = /[\p{L}\p{M}\p{N}]/u.test(character) ? 'letters' : signs;
    const kind = script?.name ?? other;
    kinds.set(kind, [...(kinds.get(kind) ?? []), character]);
  }
  return kinds;
}

function localeOf(file: string, field: string): Locale {
  const code = /([a-z]+)(?:\.json)?$/.exec(file.startsWith('messages/') ? file : field)?.[1];
  return isLocale(code) ? code : defaultLocale;
}

function toNote({ file, field, others, kind, characters, effect }: Group): Problem {
  const verb = others > 0 ? `and ${others} more have` : 'has';
  const some = [...characters].slice(0, 10).join(' ');
  const list = characters.size > 10 ? `${some} …` : some;
  return { file, field, message: `${verb} ${kind} (${list}) that ${effect}` };
}
