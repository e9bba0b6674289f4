import { existsSync, readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';
import { type Locale, locales } from '@/lib/i18n/locales';
import { fillIn } from '@/lib/i18n/texts';

/** The texts of every language as pages show them: a missing text is its key. */
export const messages = Object.fromEntries(
  locales.map((locale) => {
    const file = `messages/${locale}.json`;
    return [locale, fillIn(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})];
  }),
) as Record<Locale, Messages>;

export const { en } = messages;
