import { defaultLocale, locales } from '../../lib/i18n/locales';
import type { Problem } from '../content/problem';
import { lettersLacking } from '../content/resume/letters';
import type { Checked } from './checked';

/** Languages that are written in letters which the site's faces lack. */
export function letterFindings({ messages }: Checked): Problem[] {
  return locales.flatMap((locale) => {
    const letters = JSON.stringify(messages[locale]).match(/\p{L}/gu) ?? [];
    const missing = lettersLacking(letters.join(''));
    if (missing.length === 0) return [];
    const message = `is written in letters that the site’s fonts lack (${missing.join(' ')} …): visitors see it in a font of their system, share pictures are those in ${defaultLocale}. Live with that, or add a font of that script in app/fonts.ts`;
    return [{ file: `messages/${locale}.json`, field: '', message }];
  });
}
