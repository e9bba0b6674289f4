/** English names of languages by their ISO 639 code; undefined for a code without a language. */
export const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
