import { assetPath, basePath } from '../asset-path';
import { delocalizePath, localizeRoute } from '../routes';
import { storedLocale } from './detect';
import { defaultLocale, type Locale, locales } from './locales';

/** The current page's path, without the base path. */
const path = () => location.pathname.slice(basePath().length);

/** @returns the locale prefix of the URL; undefined if it has none */
export function pathLocale(): Locale | undefined {
  return locales.find((locale) => path().startsWith(`/${locale}/`));
}

/** @returns the current page's URL in another language, with its query (without `lng`) and hash */
export function currentUrlIn(locale: Locale): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  // If the locale cannot be stored, `lng` prevents that the page detects another one and redirects back.
  if (locale === defaultLocale && storedLocale() !== locale) query.set('lng', locale);
  const search = String(query) && `?${query}`;
  return assetPath(localizeRoute(delocalizePath(path()), locale)) + search + location.hash;
}
