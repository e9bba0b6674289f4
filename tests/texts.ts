import { existsSync, readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import { texts } from '@/lib/i18n/texts';

interface Tree {
  [key: string]: string | Tree;
}

/** The texts of every language as pages show them: a missing text is its key. */
export const messages = Object.fromEntries(
  locales.map((locale) => {
    const file = `messages/${locale}.json`;
    const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    return [locale, fillIn(texts, own)];
  }),
) as unknown as Record<Locale, Messages>;

export const { en } = messages;

/** The texts of the site, each with its key in place of a text that is missing. */
export function fillIn(known: Tree, own: Tree = {}, path = ''): Tree {
  return Object.fromEntries(
    Object.entries(known).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? (own[key] ?? path + key)
        : fillIn(value, own[key] as Tree, `${path}${key}.`),
    ]),
  );
}
