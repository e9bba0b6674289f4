import { defaultLocale, type Locale, locales } from './locales';

// Runs in the page's head before anything is painted (see `head-script.ts`): no imports but the list of languages.

/** The keys of i18next-browser-languagedetector's defaults. */
const queryKey = 'lng';
const cookieKey = 'i18next';
const storageKey = 'i18nextLng';
/** The visitor's own choice, as JSON: `"Az"` or `"En"`. */
const choiceKey = 'language';

/** Anything that throws is a source that has nothing to say: blocked storage, malformed JSON. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** `az` for `AZ`, `az-Latn-AZ` or `az_AZ`; undefined for a language that the site does not have. */
export function toLocale(code: unknown): Locale | undefined {
  const safe = /^(?!.*\.\.)([a-z]+)(?:[-_][\w.@-]{0,120})?$/i.exec(String(code));
  return locales.find((locale) => locale === safe?.[1]?.toLowerCase());
}

/** What `?lng=` asks for; the last one where there are several. */
export function queryLocale(): Locale | undefined {
  return toLocale(new URLSearchParams(location.search).getAll(queryKey).pop());
}

function readCookie(): string | undefined {
  return attempt(() => document.cookie.match(`(?:^|; *)${cookieKey}=([^;]*)`)?.[1]);
}

/** What the sources after the query say, in their order: cookie, local storage, session storage, browser, html tag. */
export function storedLocale(): Locale {
  const candidates = [
    readCookie(),
    attempt(() => JSON.parse(localStorage.getItem(choiceKey) ?? '')),
    attempt(() => localStorage.getItem(storageKey)),
    attempt(() => sessionStorage.getItem(storageKey)),
    ...(navigator.languages ?? []),
    navigator.language,
    document.documentElement.lang,
  ];
  for (const candidate of candidates) {
    const locale = toLocale(candidate);
    if (locale) return locale;
  }
  return defaultLocale;
}

/** Specification, section 4: query, then the stored ones. */
export function detectLocale(): Locale {
  return queryLocale() ?? storedLocale();
}

/** Keeps what was detected, so that it is found again. */
export function cacheLocale(locale: Locale): void {
  attempt(() => localStorage.setItem(storageKey, locale));
}

/** Keeps what the visitor has chosen. A cookie that says otherwise would outrank it, and so is set too. */
export function storeChoice(locale: Locale): void {
  cacheLocale(locale);
  attempt(() => {
    const choice = locale.charAt(0).toUpperCase() + locale.slice(1);
    localStorage.setItem(choiceKey, JSON.stringify(choice));
  });
  attempt(() => {
    if (readCookie()) document.cookie = `${cookieKey}=${locale};path=/;samesite=lax`;
  });
}
