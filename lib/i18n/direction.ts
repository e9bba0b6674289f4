import type { Locale } from './locales';

/** The right-to-left scripts in use today. Not every browser supports `Intl.Locale.prototype.getTextInfo` yet. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** @returns the value of `dir` for the language's most likely script */
export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(locale).maximize();
  return rightToLeft.has(script) ? 'rtl' : 'ltr';
}
