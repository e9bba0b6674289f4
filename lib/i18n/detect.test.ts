import { az } from '@/tests/languages';
import { cacheLocale, detectLocale, storeChosenLocale } from './detect';
import * as site from './locales';

/** All sources of detection; undefined leaves a source empty. */
interface Environment {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages?: string[];
  html?: string;
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it, and jsdom has no Cookie Store
  document.cookie = cookie;
}

function arrange({ query, cookie, local, session, languages = [], html }: Environment) {
  history.replaceState(null, '', query === undefined ? '/' : `/?${query}`);
  for (const name of document.cookie.split(/; */).map((pair) => pair.split('=')[0])) {
    setCookie(`${name}=;max-age=0`);
  }
  if (cookie !== undefined) setCookie(`i18next=${cookie}`);
  localStorage.clear();
  sessionStorage.clear();
  if (local !== undefined) localStorage.setItem('i18nextLng', local);
  if (session !== undefined) sessionStorage.setItem('i18nextLng', session);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  // Always the first of them (HTML, section 8.9.1.2).
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  document.documentElement.removeAttribute('lang');
  if (html !== undefined) document.documentElement.lang = html;
}

afterEach(() => jest.restoreAllMocks());

// The order and the codes are those of i18next-browser-languagedetector, except that `?lng=a%7A` is decoded.

test.each<[answer: string, Environment]>([
  // No source.
  ['en', {}],
  // Each source comes before the one after it.
  ['az', { html: 'az' }],
  ['az', { languages: ['az'], html: 'en' }],
  ['az', { session: 'az', languages: ['en'] }],
  ['az', { local: 'az', session: 'en' }],
  ['az', { cookie: 'az', local: 'en' }],
  ['az', { query: 'lng=az', cookie: 'en' }],
  // A source without a language of the site is skipped.
  ['az', { query: 'lng=ru', cookie: 'tr', local: '', session: 'x', languages: ['de'], html: 'az' }],
  ['en', { query: 'lng=ru', cookie: 'tr', local: '', session: 'x', languages: ['de'], html: 'fr' }],
  // The first of the browser's languages that the site has.
  ['az', { languages: ['ru', 'az-AZ', 'en'] }],
  ['en', { languages: ['ru', 'en-GB', 'az'] }],
  // The query.
  ['az', { query: 'a=b&lng=en&lng=az&c' }],
  ['az', { query: 'lng=a%7A' }],
  ['az', { query: 'lng=&a=en', html: 'az' }],
  ['az', { query: 'LNG=en', html: 'az' }],
  ['az', { query: 'lngs=en', html: 'az' }],
])('the language is %s for %j', (answer, environment) => {
  arrange(environment);
  expect(detectLocale()).toBe(answer);
});

test.each([
  ...['az', 'AZ', 'Az', 'az-AZ', 'az_AZ', 'az-Latn-AZ'],
  ...['az-AZ.UTF-8', 'az-AZ@euro', 'az-', 'az_x', `az-${'x'.repeat(125)}`],
])('the code %j is Azerbaijani', (code) => {
  arrange({ local: code, session: 'en' });
  expect(detectLocale()).toBe('az');
});

test.each([
  ...['ru', 'aze', 'a', 'null', '__proto__', '', ' ', '-', '_az', '<b>az</b>'],
  ...['"az"', 'az"', '[az]', 'az/en', 'az,en', 'az..', 'az-a..b', `az-${'x'.repeat(126)}`],
])('the code %j is no language of the site', (code) => {
  for (const next of ['az', 'en']) {
    arrange({ local: code, session: next });
    expect(detectLocale()).toBe(next);
  }
});

test.each([
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['PT_br', 'pt-BR'],
  ['zh-TW', 'zh-Hant'],
  ['zh-Hant-HK', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['zh', 'zh'],
  ['en-GB', 'en'],
])('of the tags of one language, %j finds the nearest, %s', (code, answer) => {
  jest.replaceProperty(site, 'locales', ['az', 'en', 'pt-BR', 'zh', 'zh-Hant'] as never);
  arrange({ languages: [code] });
  expect(detectLocale()).toBe(answer);
});

test('a chosen language with a region is found again', () => {
  jest.replaceProperty(site, 'locales', ['pt-BR', 'pt-PT'] as never);
  arrange({ languages: ['pt-BR'] });
  storeChosenLocale('pt-PT' as never);
  expect(detectLocale()).toBe('pt-PT');
});

test("the visitor's own choice comes first in local storage, and after the cookie", () => {
  arrange({ local: 'en', languages: ['en'] });
  localStorage.setItem('language', '"Az"');
  expect(detectLocale()).toBe('az');
  setCookie('i18next=en');
  expect(detectLocale()).toBe('en');
});

test.each(['Az', '{', '', 'null', '12', '{"a":1}', '{"toString":1}', '"Ru"'])(
  'a choice of %j is ignored',
  (choice) => {
    arrange({ local: 'az', languages: ['en'] });
    localStorage.setItem('language', choice);
    expect(detectLocale()).toBe('az');
  },
);

test('only the query overrides an address that names its language', () => {
  const others = { cookie: 'en', local: 'en', languages: ['en'] };
  arrange(others);
  expect(detectLocale(az)).toBe('az');
  arrange({ ...others, query: 'lng=en' });
  expect(detectLocale(az)).toBe('en');
});

test('a detected language is cached; a chosen one is stored under both keys, and overrides a cookie', () => {
  arrange({ languages: [] });
  cacheLocale(az);
  expect({ ...localStorage }).toEqual({ i18nextLng: 'az' });
  expect(document.cookie).toBe('');
  setCookie('i18next=az');
  storeChosenLocale('en');
  expect({ ...localStorage }).toEqual({ i18nextLng: 'en', language: '"En"' });
  expect(detectLocale()).toBe('en');
});

test('storage that is full is still read', () => {
  arrange({ local: 'az', languages: ['en'] });
  const full = new Proxy(localStorage, {
    set() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
  storeChosenLocale('en');
  expect(detectLocale()).toBe('az');
});

test('a browser without a list of languages gets the default', () => {
  arrange({ languages: [] });
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(undefined as never);
  expect(detectLocale()).toBe('en');
});
