/** The languages of the site, the default first. A language is added here and in `messages/`. */
export const locales = ['en', 'az'] as const;

export type Locale = (typeof locales)[number];

/** Its pages have no prefix in their address; missing texts of other languages fall back to it. */
export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
