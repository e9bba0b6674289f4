/** The languages of the site, in the order of the menu. A language is added here and in `messages/`. */
export const locales = ['az', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Its pages have no prefix in their address; missing texts of other languages fall back to it. */
export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
