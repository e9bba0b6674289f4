import type { Locale } from './locales';

/** Scripts in use today that run from right to left. `Intl.Locale` tells it too, but not in every engine yet. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The value of `dir` for text in a language: by the script that it is most likely written in. */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}
