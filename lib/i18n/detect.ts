import { attempt } from '../attempt';
import { defaultLocale, type Locale, locales, prefixOf, shortName } from './locales';

/** The key of i18next-browser-languagedetector, whose query parameter `lng` and cookie `i18next` the site reads too. */
const storageKey = 'i18nextLng';
/** Stores the language that the visitor chose, as JSON: `"Az"` or `"En"`. */
const chosenKey = 'language';

/**
 * @returns `az` for `AZ`, `az-Latn-AZ` or `az_AZ`; undefined for an unsupported language. Of several tags of one language,
 * it is the same tag, or else the first in the same script: `zh-Hant` for `zh-TW`
 */
function toLocale(code = ''): Locale | undefined {
  const [tag = '', language] =
    /^(?!.*\.\.)([a-z]+)([-_][\w.@-]{0,125})?$/.exec(code.toLowerCase()) ?? [];
  const own = locales.filter((locale) => locale.split('-')[0] === language);
  return (
    own.find((locale) => prefixOf(locale) === tag.replaceAll('_', '-')) ??
    own.find((locale) => scriptOf(locale) === scriptOf(tag)) ??
    own[0]
  );
}

function scriptOf(tag: string): string | undefined {
  return attempt(() => new Intl.Locale(tag).maximize().script);
}

/** Detects from all sources except the query, in order: cookie, local storage, session storage, browser, html tag. */
export function storedLocale(): Locale {
  const candidates = [
    attempt(() => /(^|; *)i18next=([^;]*)/.exec(document.cookie)?.[2]),
    // Without the empty text, a first visit throws an exception, which takes a slow phone 4 ms.
    attempt(() => String(JSON.parse(localStorage[chosenKey] ?? '""'))),
    attempt(() => localStorage[storageKey]),
    attempt(() => sessionStorage[storageKey]),
    // Some embedded browsers have no `languages`.
    ...(navigator.languages ?? [navigator.language]),
    document.documentElement.lang,
  ];
  return candidates.map(toLocale).find(Boolean) ?? defaultLocale;
}

/**
 * Detects the visitor's language.
 * @param pathLocale the locale prefix of the URL; only the query overrides it
 */
export function detectLocale(pathLocale?: Locale): Locale {
  // Of several `lng` in a query, the last one counts.
  const query = new URLSearchParams(location.search).getAll('lng').pop();
  return toLocale(query) ?? pathLocale ?? storedLocale();
}

/** Stores the detected language for the next page. */
export function cacheLocale(locale: Locale): void {
  attempt(() => {
    localStorage[storageKey] = locale;
  });
}

/**
 * Stores the language that the visitor chose. An existing cookie takes priority over storage, so it is updated too.
 * @returns whether the browser has stored it
 */
export function storeChosenLocale(locale: Locale): boolean {
  cacheLocale(locale);
  attempt(() => {
    if (document.cookie.includes('i18next=')) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API, and it is asynchronous
      document.cookie = `i18next=${locale};path=/;samesite=lax`;
    }
  });
  const isStored = attempt(() => {
    localStorage[chosenKey] = JSON.stringify(shortName(locale));
    return true;
  });
  return isStored ?? false;
}
