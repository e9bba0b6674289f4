import { defaultLocale, type Locale, locales } from './locales';

// Runs in the page's head before anything is painted (see `locale-redirect.inline.ts`): no imports but the list of languages.

/** As in i18next-browser-languagedetector's defaults, like the query's `lng` and the cookie's `i18next` below. */
const storageKey = 'i18nextLng';
/** The visitor's own choice, as JSON: `"Az"` or `"En"`. */
const choiceKey = 'language';

/** A source that throws says nothing: blocked storage, malformed JSON, an object that is no text. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** `az` for `AZ`, `az-Latn-AZ` or `az_AZ`; undefined for a language that the site does not have. */
export function toLocale(code = ''): Locale | undefined {
  const language = /^(?!.*\.\.)([a-z]+)([-_][\w.@-]{0,125})?$/i.exec(code)?.[1];
  return locales.find((locale) => locale === language?.toLowerCase());
}

/** What `?lng=` asks for; the last one where there are several. */
function queryLocale(): Locale | undefined {
  return toLocale(new URLSearchParams(location.search).getAll('lng').pop());
}

/** What the sources after the query say, in their order: cookie, local storage, session storage, browser, html tag. */
export function storedLocale(): Locale {
  const candidates = [
    attempt(() => /(^|; *)i18next=([^;]*)/.exec(document.cookie)?.[2]),
    attempt(() => String(JSON.parse(localStorage[choiceKey]))),
    attempt(() => localStorage[storageKey]),
    attempt(() => sessionStorage[storageKey]),
    ...navigator.languages,
    document.documentElement.lang,
  ];
  return candidates.map(toLocale).find(Boolean) ?? defaultLocale;
}

/**
 * The language that a page is wanted in (specification, section 4).
 * @param named that of the address: then only the query outranks it
 */
export function detectLocale(named?: Locale): Locale {
  return queryLocale() ?? named ?? storedLocale();
}

/** Keeps what was detected, so that it is found again. */
export function cacheLocale(locale: Locale): void {
  attempt(() => {
    localStorage[storageKey] = locale;
  });
}

/** Keeps what the visitor has chosen. A cookie that says otherwise would outrank it, and so is set too. */
export function storeChoice(locale: Locale): void {
  cacheLocale(locale);
  attempt(() => {
    const choice = locale.charAt(0).toUpperCase() + locale.slice(1);
    localStorage[choiceKey] = JSON.stringify(choice);
  });
  attempt(() => {
    if (document.cookie.includes('i18next=')) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every engine, and answers too late
      document.cookie = `i18next=${locale};path=/;samesite=lax`;
    }
  });
}
