import { storedLocale } from './detect';
import { defaultLocale, type Locale, locales } from './locales';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const path = location.pathname.slice(base.length);

/** The language that the address names; undefined where it names none. */
export const namedLocale = locales.find(
  (locale) => locale !== defaultLocale && path.startsWith(`/${locale}/`),
);

/** The address of the page at hand in a language, with its query (less `lng`) and hash. */
export function addressIn(locale: Locale): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const route = namedLocale ? path.slice(namedLocale.length + 1) : path;
  const named = locale !== defaultLocale;
  // Where the language cannot be stored, the page would detect another and send the visitor back: it is asked for by name.
  if (!named && storedLocale() !== locale) query.set('lng', locale);
  const search = String(query) && `?${query}`;
  return base + (named ? `/${locale}` : '') + route + search + location.hash;
}
