import { existsSync, readFileSync } from 'node:fs';
import { perLocale } from '@/lib/i18n/locales';
import english from '@/messages/en.json' with { type: 'json' };
import { fillIn } from '@/scripts/read/messages';

/** The texts of every language as pages show them: a missing text is its key. */
export const messages = perLocale((locale) => {
  const file = `messages/${locale}.json`;
  return fillIn(english, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
});

export const { en } = messages;
