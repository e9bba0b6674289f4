import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, type Locale, otherLocales } from '../../lib/i18n/locales';
import type { ContentSource } from '../read/read';
import { git } from '../util/git';
import { leavesOf } from '../util/leaves';
import { formatPath, type Problem } from '../util/problem';

/** The files of the English texts and of their translations, which may be one file. */
interface Pair {
  english: string;
  translated: string;
  locale: Locale;
}

/** Texts by their field; a Markdown file is one text, without a field. */
type Texts = Map<string, string>;

/**
 * Finds translations whose English text was changed later, committed or not. Not each such change needs a translation.
 * @returns one note for each; none without git and without a repository
 */
export function findOutdated(root: string, { projects }: ContentSource): Problem[] {
  const shared = [
    'data/owner.json',
    'data/scenes.json',
    ...projects.map(({ folder }) => `${folder}/project.json`),
  ];
  const pairs = otherLocales.flatMap((locale): Pair[] => [
    ...shared.map((file) => ({ english: file, translated: file, locale })),
    ...['messages/#.json', ...projects.map(({ folder }) => `${folder}/#.md`)].map((file) => ({
      english: file.replace('#', defaultLocale),
      translated: file.replace('#', locale),
      locale,
    })),
  ]);
  return pairs.flatMap((pair) => outdatedIn(root, pair));
}

/** Compares each version of the files with the one before it, from today's back, until each text has changed once. */
function outdatedIn(root: string, pair: Pair): Problem[] {
  const { english, translated, locale } = pair;
  const inFile = (field: string) => (english === translated ? `${field}.${defaultLocale}` : field);
  const commits = git(root, 'log', '--format=%H', '--', english, translated);
  if (!commits) return [];
  let now = versionOf((file) => textIn(root, file), pair);
  const waiting = new Set(
    [...now.translated.keys()].filter((field) => now.english.get(field) !== undefined),
  );
  const outdated: Problem[] = [];
  for (const commit of commits.split('\n')) {
    if (waiting.size === 0) break;
    const before = versionOf((file) => git(root, 'show', `${commit}:${file}`) ?? '', pair);
    for (const field of waiting) {
      const hasChanged = (texts: 'english' | 'translated') =>
        now[texts].get(field) !== before[texts].get(field);
      if (!hasChanged('translated') && !hasChanged('english')) continue;
      waiting.delete(field);
      if (hasChanged('translated')) continue;
      const source = field ? `${english}: ${inFile(field)}` : english;
      const place = english === translated ? `${field}.${locale}` : field;
      const message = `is older than ${source}: see what has changed there (git log -p -- ${english}), and translate it`;
      outdated.push({ file: translated, field: place, message });
    }
    now = before;
  }
  return outdated;
}

function versionOf(read: (file: string) => string, { english, translated, locale }: Pair) {
  if (english !== translated) {
    return { english: textsOf(english, read), translated: textsOf(translated, read) };
  }
  const texts = textsOf(english, read);
  return { english: ofLanguage(texts, defaultLocale), translated: ofLanguage(texts, locale) };
}

function textsOf(file: string, read: (file: string) => string): Texts {
  const source = read(file).trim();
  if (source === '') return new Map();
  if (file.endsWith('.md')) return new Map([['', source]]);
  try {
    return new Map(
      leavesOf(JSON.parse(source)).flatMap(([path, text]) =>
        text === undefined ? [] : [[formatPath(path), text] as const],
      ),
    );
  } catch {
    // A commit may hold a file that could not be read.
    return new Map();
  }
}

/** @returns the texts of a language, by their field without its code */
function ofLanguage(texts: Texts, locale: Locale): Texts {
  const ending = `.${locale}`;
  return new Map(
    [...texts].flatMap(([field, text]) =>
      field.endsWith(ending) ? [[field.slice(0, -ending.length), text] as const] : [],
    ),
  );
}

function textIn(root: string, file: string): string {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
