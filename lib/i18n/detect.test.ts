import fc from 'fast-check';
import LanguageDetector from 'i18next-browser-languagedetector';
import { cacheLocale, detectLocale, storeChosenLocale } from './detect';
import { locales } from './locales';

/** All sources of the detection; an undefined one is empty. */
interface Environment {
  query?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages: string[];
  html?: string;
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the tested code reads it, and jsdom has no Cookie Store
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
  // `language` is always the first of `languages` (HTML, section 8.9.1.2).
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
  document.documentElement.removeAttribute('lang');
  if (html !== undefined) document.documentElement.lang = html;
}

afterEach(() => jest.restoreAllMocks());

/** The library's result, limited to the site's languages: the first code whose language is one of them. */
function detectWithLibrary(): string {
  const services = { languageUtils: { getBestMatchFromCodes: true } };
  const detected = new LanguageDetector(services).detect();
  const codes = Array.isArray(detected) ? detected : [detected];
  const languages = codes.map((code) => code?.split(/[-_]/)[0]?.toLowerCase());
  return languages.find((language) => locales.some((locale) => locale === language)) ?? 'en';
}

const known = fc.constantFrom('az', 'en', 'AZ', 'En', 'aZ', 'EN');
const code = fc.oneof(
  { weight: 4, arbitrary: known },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        known,
        fc.constantFrom('-', '_'),
        fc.constantFrom('AZ', 'GB', 'Latn-AZ', 'x', '', 'Cyrl', 'a..b', 'AZ.UTF-8', 'AZ@euro'),
      )
      .map((parts) => parts.join('')),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom('ru', 'tr-TR', 'de', 'aze', 'eng', 'a', 'e', 'zz-ZZ', 'cimode'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '-',
      '_az',
      '-en',
      '<b>az</b>',
      'az"',
      'az/en',
      'az,en',
      'null',
      'undefined',
      '__proto__',
      'az..',
      `az-${'x'.repeat(125)}`,
      `az-${'x'.repeat(126)}`,
      '"az"',
      '{}',
      '[az]',
    ),
  },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-zA-Z0-9_@.-]{0,12}$/) },
);

/**
 * Generates no cases where our detection differs from the library's on purpose:
 * - we decode a percent-encoded query (`?lng=a%7A`); the library does not;
 * - we ignore a query in the hash (`#/page?lng=az`): the site uses hashes for fragments only;
 * - we ignore `navigator.userLanguage`, which only Internet Explorer had;
 * - we read the key `language`, the visitor's choice, before `i18nextLng` (specification, section 4; tested below);
 * - we read storage that cannot be written; the library ignores it (tested below).
 */
const environment = fc.record(
  {
    query: fc.oneof(
      code
        .filter((text) => encodeURI(text) === text && !/[&#+]/.test(text))
        .map((text) => `lng=${text}`),
      code.filter((text) => /^[\w-]*$/.test(text)).map((text) => `a=b&lng=ru&lng=${text}&c`),
      fc.constantFrom('lng', 'lngs=az', 'xlng=az', 'LNG=az', 'lng=&a=az'),
    ),
    // A cookie's value ends at `;` and is trimmed.
    cookie: code.filter((text) => text.trim() === text && !text.includes(';')),
    local: code,
    session: code,
    languages: fc.array(code, { maxLength: 4 }),
    html: code,
  },
  { requiredKeys: ['languages'] },
);

test('detection matches i18next-browser-languagedetector in 20,000 environments', () => {
  const detected = new Set<string>();
  fc.assert(
    fc.property(environment, (each) => {
      arrange(each);
      const locale = detectLocale();
      detected.add(locale);
      expect(locale).toBe(detectWithLibrary());
    }),
    { numRuns: 20_000, seed: 20261121 },
  );
  expect([...detected].sort()).toEqual([...locales].sort());
});

const full: Environment = {
  query: 'lng=az',
  cookie: 'en',
  local: 'az',
  session: 'en',
  languages: ['az'],
  html: 'en',
};

test('each source is read if those before it are empty', () => {
  const sources = ['query', 'cookie', 'local', 'session', 'languages', 'html'] as const;
  const environments: Environment[] = [{ ...full }];
  for (const source of sources) {
    environments.push({ ...environments.at(-1), languages: full.languages, [source]: undefined });
  }
  const detected = environments.map((each, index) => {
    arrange({ ...each, languages: index > sources.indexOf('languages') ? [] : full.languages });
    return detectLocale();
  });
  // The last environment has no source at all and falls back to English.
  expect(detected).toEqual(['az', 'en', 'az', 'en', 'az', 'en', 'en']);
  arrange({ languages: [], html: 'az' });
  expect(detectLocale()).toBe('az');
});

test("the visitor's choice has priority over the detected language, but not over the cookie", () => {
  arrange({ local: 'en', languages: ['en'] });
  localStorage.setItem('language', '"Az"');
  expect(detectLocale()).toBe('az');
  setCookie('i18next=en');
  expect(detectLocale()).toBe('en');
});

test.each(['Az', '{', '', 'null', '12', '{"a":1}', '{"toString":1}', '"Ru"'])(
  'an invalid stored choice of %j is ignored',
  (chosen) => {
    arrange({ local: 'az', languages: ['en'] });
    localStorage.setItem('language', chosen);
    expect(detectLocale()).toBe('az');
  },
);

test('only the query overrides the locale prefix of the URL', () => {
  arrange({ ...full, query: undefined });
  expect(detectLocale('az')).toBe('az');
  arrange({ ...full, query: 'lng=en' });
  expect(detectLocale('az')).toBe('en');
});

test('a detected language is stored under one key, a chosen one under both', () => {
  arrange({ languages: [] });
  cacheLocale('az');
  expect({ ...localStorage }).toEqual({ i18nextLng: 'az' });
  storeChosenLocale('en');
  expect({ ...localStorage }).toEqual({ i18nextLng: 'en', language: '"En"' });
  expect(document.cookie).toBe('');
});

test('a choice replaces the language in the cookie', () => {
  arrange({ cookie: 'az', languages: [] });
  storeChosenLocale('en');
  expect(detectLocale()).toBe('en');
});

describe('if storage throws', () => {
  function block(name: 'localStorage' | 'sessionStorage') {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }

  test('detection continues with the next source', () => {
    arrange({ local: 'en', session: 'az', languages: ['en'] });
    block('localStorage');
    expect(detectLocale()).toBe('az');
    block('sessionStorage');
    expect(detectLocale()).toBe('en');
  });

  test('cookies that throw are ignored', () => {
    arrange({ cookie: 'en', local: 'az', languages: [] });
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(detectLocale()).toBe('az');
  });

  test('storing a language does not throw', () => {
    arrange({ languages: [] });
    block('localStorage');
    expect(() => {
      cacheLocale('az');
      storeChosenLocale('az');
    }).not.toThrow();
  });

  test('full storage is still read', () => {
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
});
