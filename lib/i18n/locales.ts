/** The languages, in the order of the menu. `npm run language -- add es` adds one. */
export const locales = ['az', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Its URLs have no prefix. Content that lacks a translation falls back to it. */
export const defaultLocale = 'en' satisfies Locale;

/** The languages whose URLs have a prefix. */
export const otherLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** `Az`, `En`: the form that pages show and browsers store. */
export function shortName(locale: Locale): string {
  return locale.charAt(0).toUpperCase() + locale.slice(1);
}

/** @returns a value for each language */
export function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}
