import { storedLocale } from './detect';
import { defaultLocale, type Locale, locales } from './locales';

const base = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
/** Read anew each time: links change the address while the page's scripts stay. */
const path = () => location.pathname.slice(base.length);

/** The language that the address names; undefined where it names none. */
export const namedLocale = locales.find((locale) => path().startsWith(`/${locale}/`));

/** The address of the page at hand in a language, with its query (less `lng`) and hash. */
export function addressIn(locale: Locale): string {
  const query = new URLSearchParams(location.search);
  query.delete('lng');
  const route = path().slice(namedLocale ? namedLocale.length + 1 : 0);
  const named = locale !== defaultLocale;
  // Where the language cannot be stored, the page would detect another and send the visitor back: it is asked for by name.
  if (!named && storedLocale() !== locale) query.set('lng', locale);
  const search = String(query) && `?${query}`;
  return base + (named ? `/${locale}` : '') + route + search + location.hash;
}
