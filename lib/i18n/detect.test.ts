import LanguageDetector from 'i18next-browser-languagedetector';
import { cacheLocale, detectLocale, storeChosenLocale } from './detect';
import { locales } from './locales';

/** All sources of detection; undefined leaves a source empty. */
interface Environment {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages: string[];
  html?: string;
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it, and jsdom has no Cookie Store
  document.cookie = cookie;
}

function arrange({ query, cookie, local, session, languages, html }: Environment) {
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

/** The library's answer, restricted to the languages of the site: the first code whose language is one of them. */
function libraryAnswer(): string {
  const services = { languageUtils: { getBestMatchFromCodes: true } };
  const detected = new LanguageDetector(services).detect();
  const codes = Array.isArray(detected) ? detected : [detected];
  const languages = codes.map((code) => code?.split(/[-_]/)[0]?.toLowerCase());
  return languages.find((language) => locales.some((locale) => locale === language)) ?? 'en';
}

const codes = [
  ...['az', 'AZ', 'En', 'az-AZ', 'en_GB', 'az-Latn-AZ', 'az-', 'az_x', 'az-AZ.UTF-8', 'az-AZ@euro'],
  ...['ru', 'tr-TR', 'aze', 'eng', 'a', 'cimode', 'zz-ZZ', 'null', 'undefined', '__proto__'],
  ...['', ' ', '-', '_az', '-en', '<b>az</b>', 'az"', '"az"', 'az/en', 'az,en', '{}', '[az]'],
  ...['az..', 'az-a..b', `az-${'x'.repeat(125)}`, `az-${'x'.repeat(126)}`],
];
const sources = ['query', 'cookie', 'local', 'session', 'languages', 'html'] as const;

function environment(codeOf: (source: (typeof sources)[number]) => string | undefined) {
  const query = codeOf('query');
  const language = codeOf('languages');
  return {
    query: query && `lng=${encodeURI(query) === query ? query : ''}`,
    // A browser trims a cookie's value.
    cookie: codeOf('cookie')?.trim(),
    local: codeOf('local'),
    session: codeOf('session'),
    languages: language === undefined ? [] : [language],
    html: codeOf('html'),
  };
}

/** Each code in each source, with each language in the next source. */
const unusual = codes.flatMap((code) =>
  sources.flatMap((unusualSource, at) =>
    ['az', 'en', 'ru'].map((next) =>
      environment((source) =>
        source === unusualSource ? code : source === sources[at + 1] ? next : undefined,
      ),
    ),
  ),
);

/** Each source empty, unknown or in one of the two languages, in every combination. */
const combined = Array.from({ length: 4 ** sources.length }, (_, number) =>
  environment(
    (source) =>
      [undefined, 'ru', 'az', 'en'][Math.floor(number / 4 ** sources.indexOf(source)) % 4],
  ),
);

const queries = ['lng', 'lngs=az', 'xlng=az', 'LNG=az', 'lng=&a=az', 'a=b&lng=ru&lng=az&c'];

/**
 * Not compared, because ours differs on purpose:
 * - ours decodes a percent-encoded query (`?lng=a%7A`);
 * - ours ignores a query in the hash (`#/page?lng=az`), and `navigator.userLanguage` of Internet Explorer;
 * - the visitor's choice, key `language`, comes before `i18nextLng` (specification, section 4; tested below);
 * - ours reads storage that is full; for the library it is missing (tested below).
 */
test('detection answers as i18next-browser-languagedetector does', () => {
  const environments: Environment[] = [
    ...unusual,
    ...combined,
    ...queries.map((query) => ({ query, languages: ['ru', 'en-GB', 'az'] })),
  ];
  const answers = environments.map((each) => {
    arrange(each);
    return { each, ours: detectLocale(), library: libraryAnswer() };
  });
  expect(answers.filter(({ ours, library }) => ours !== library)).toEqual([]);
  expect(new Set(answers.map(({ ours }) => ours)).size).toBe(locales.length);
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
  expect(detectLocale('az')).toBe('az');
  arrange({ ...others, query: 'lng=en' });
  expect(detectLocale('az')).toBe('en');
});

test('a detected language is cached; a chosen one is stored under both keys, and overrides a cookie', () => {
  arrange({ languages: [] });
  cacheLocale('az');
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
