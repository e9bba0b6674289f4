import { readFileSync } from 'node:fs';
import { defaultLocale, locales } from '../../lib/i18n/locales';
import { fontFiles } from '../content/fonts';
import type { Problem } from '../content/problem';
import { missingLetters } from '../content/resume/typesetter';
import type { Checked } from './checked';

/** How many letters are named: enough to know the script by. */
const named = 8;

/** Languages that are written in letters which the site's faces lack. */
export function letterFindings({ messages }: Checked): Problem[] {
  const fonts = fontFiles('text').map((file) => readFileSync(file));
  return locales.flatMap((locale) => {
    const letters = JSON.stringify(messages[locale]).match(/\p{L}/gu) ?? [];
    const missing = missingLetters(fonts, letters.join('')).slice(0, named);
    if (missing.length === 0) return [];
    const message = `is written in letters that the site’s fonts lack (${missing.join(' ')} …): visitors see it in a font of their system, share pictures are those in ${defaultLocale}. Live with that, or add a font of that script in app/fonts.ts`;
    return [{ file: `messages/${locale}.json`, field: '', message }];
  });
}
