import { storedLocale } from './detect';
import { defaultLocale, type Locale, locales } from './locales';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** A function, because a soft navigation changes the URL while the scripts keep running. */
const path = () => location.pathname.slice(base.length);

/** The locale prefix of the URL; undefined if it has none. */
export const pathLocale = locales.find((locale) => path().startsWith(`/${locale}/`));

/** @returns the current page's URL in another language, with its query (without `lng`) and hash */
export function currentUrlIn(locale: Locale): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const route = path().slice(pathLocale ? pathLocale.length + 1 : 0);
  const prefixed = locale !== defaultLocale;
  // If the locale cannot be stored, `lng` prevents that the page detects another one and redirects back.
  if (!prefixed && storedLocale() !== locale) query.set('lng', locale);
  const search = String(query) && `?${query}`;
  return base + (prefixed ? `/${locale}` : '') + route + search + location.hash;
}
