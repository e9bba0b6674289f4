/** The languages, in the order of the menu. `npm run language -- add es` adds one. */
export const locales = ['az', 'en'] as const;

export type Locale = (typeof locales)[number];

/** The language whose URLs have no prefix. Content that lacks a translation falls back to it. */
export const defaultLocale = 'en' satisfies Locale;

/** The languages whose URLs have a prefix. */
export const otherLocales: readonly Locale[] = /* @__PURE__ */ locales.filter(
  (locale) => locale !== defaultLocale,
);

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The first part of a language's URLs, such as `pt-br`. Paths that differ only in case are confusing, so it is lower case. */
export function prefixOf(locale: Locale): string {
  return locale.toLowerCase();
}

/** @returns the language whose prefix a route parameter is; the default language under `app/(default)`, which has none */
export function localeAt(param: string | undefined): Locale {
  return otherLocales.find((locale) => prefixOf(locale) === param) ?? defaultLocale;
}

/** `Az`, `En`: the form that browsers store. */
export function shortName(tag: string): string {
  return tag.charAt(0).toUpperCase() + tag.slice(1);
}

/** @returns the form that pages show: `Pt` for `pt-BR`, or `Pt-BR` beside another language whose tag begins with `pt` */
export function languageLabel(locale: Locale): string {
  const [language = ''] = locale.split('-');
  const isAlone = locales.filter((each) => each.split('-')[0] === language).length === 1;
  return shortName(isAlone ? language : locale);
}

/** @returns a value for each language */
export function perLocale<T>(value: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
}
