import { assetPath, basePath } from '../asset-path';
import { delocalizePath, localizeRoute } from '../routes';
import { storedLocale } from './detect';
import { defaultLocale, type Locale, locales, prefixOf } from './locales';

/** The current page's path, without the base path. */
const path = () => location.pathname.slice(basePath().length);

/** @returns the locale prefix of the URL; undefined if it has none */
export function pathLocale(): Locale | undefined {
  return locales.find((locale) => path().startsWith(`/${prefixOf(locale)}/`));
}

/**
 * @param isStored whether the next page finds the locale in the browser
 * @returns the current page's query for its URL in another language, without `lng`
 */
export function queryIn(locale: Locale, isStored: boolean): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  // Otherwise the page would detect another language, and redirect back.
  if (locale === defaultLocale && !isStored) query.set('lng', locale);
  return String(query) && `?${query}`;
}

/** @returns the current page's URL in another language, with its query and hash */
export function currentUrlIn(locale: Locale): string {
  const url = assetPath(localizeRoute(delocalizePath(path()), locale));
  return url + queryIn(locale, storedLocale() === locale) + location.hash;
}
