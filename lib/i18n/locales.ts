/** The languages of the site by their ISO 639 codes, in the order of the menu. One more is a code here and its file in `messages/`. */
export const locales = ['az', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Its pages have no prefix in their address; missing texts of other languages fall back to it. */
export const defaultLocale = 'en' satisfies Locale;

/** Those whose pages have a prefix. */
export const otherLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** @returns a value for each language */
export function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}
