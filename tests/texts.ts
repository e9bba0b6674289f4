import { existsSync, readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';
import { perLocale } from '@/lib/i18n/locales';

/** The texts of every language, or the English ones of a language that this checkout has taken out. */
export const messages = perLocale((locale): Messages => {
  const [file = ''] = [locale, 'en'].map((code) => `messages/${code}.json`).filter(existsSync);
  return JSON.parse(readFileSync(file, 'utf8'));
});

export const { en } = messages;
