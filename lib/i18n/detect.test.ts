import fc from 'fast-check';
import LanguageDetector from 'i18next-browser-languagedetector';
import { cacheLocale, detectLocale, storeChoice } from './detect';
import { locales } from './locales';

/** Everything that detection reads; undefined leaves a source empty. */
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
 * Where ours differs on purpose, and so what is not generated here:
 * - a query that is percent-encoded is decoded (`?lng=a%7A`); the library takes it as it stands;
 * - a query inside the hash (`#/page?lng=az`) is not read: hashes are places in a page here;
 * - `navigator.userLanguage`, which only Internet Explorer had, is not read;
 * - the visitor's own choice, key `language`, comes before `i18nextLng` (specification, section 4; tested below);
 * - storage that can be read but not written is read; the library takes it for missing (tested below).
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
    // A browser ends a cookie's value at `;` and trims it.
    cookie: code.filter((text) => text.trim() === text && !text.includes(';')),
    local: code,
    session: code,
    languages: fc.array(code, { maxLength: 4 }),
    html: code,
  },
  { requiredKeys: ['languages'] },
);

test('detection answers as i18next-browser-languagedetector does, in 20,000 environments', () => {
  const answers = new Set<string>();
  fc.assert(
    fc.property(environment, (each) => {
      arrange(each);
      const answer = detectLocale();
      answers.add(answer);
      expect(answer).toBe(libraryAnswer());
    }),
    { numRuns: 20_000, seed: 20261121 },
  );
  expect([...answers].sort()).toEqual([...locales].sort());
});

const full: Environment = {
  query: 'lng=az',
  cookie: 'en',
  local: 'az',
  session: 'en',
  languages: ['az'],
  html: 'en',
};

test('each source speaks where those before it are silent', () => {
  const sources = ['query', 'cookie', 'local', 'session', 'languages', 'html'] as const;
  const spoken: Environment[] = [{ ...full }];
  for (const source of sources) {
    spoken.push({ ...spoken.at(-1), languages: full.languages, [source]: undefined });
  }
  const answers = spoken.map((each, index) => {
    arrange({ ...each, languages: index > sources.indexOf('languages') ? [] : full.languages });
    return detectLocale();
  });
  // Silent all of them: English.
  expect(answers).toEqual(['az', 'en', 'az', 'en', 'az', 'en', 'en']);
  arrange({ languages: [], html: 'az' });
  expect(detectLocale()).toBe('az');
});

test("the visitor's own choice comes first in local storage, and after the cookie", () => {
  arrange({ local: 'en', languages: ['en'] });
  localStorage.setItem('language', '"Az"');
  expect(detectLocale()).toBe('az');
  setCookie('i18next=en');
  expect(detectLocale()).toBe('en');
});

test.each(['Az', '{', '', 'null', '12', '{"a":1}', '{"toString":1}', '"Ru"'])(
  'a choice of %j is passed over',
  (choice) => {
    arrange({ local: 'az', languages: ['en'] });
    localStorage.setItem('language', choice);
    expect(detectLocale()).toBe('az');
  },
);

test('an address that names its language is left for the query alone', () => {
  arrange({ ...full, query: undefined });
  expect(detectLocale('az')).toBe('az');
  arrange({ ...full, query: 'lng=en' });
  expect(detectLocale('az')).toBe('en');
});

test('a detected language is cached, a chosen one is kept under both keys', () => {
  arrange({ languages: [] });
  cacheLocale('az');
  expect({ ...localStorage }).toEqual({ i18nextLng: 'az' });
  storeChoice('en');
  expect({ ...localStorage }).toEqual({ i18nextLng: 'en', language: '"En"' });
  expect(document.cookie).toBe('');
});

test('a choice outlives a cookie that said otherwise', () => {
  arrange({ cookie: 'az', languages: [] });
  storeChoice('en');
  expect(detectLocale()).toBe('en');
});

describe('where storage throws', () => {
  function block(name: 'localStorage' | 'sessionStorage') {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }

  test('detection goes on with the next source', () => {
    arrange({ local: 'en', session: 'az', languages: ['en'] });
    block('localStorage');
    expect(detectLocale()).toBe('az');
    block('sessionStorage');
    expect(detectLocale()).toBe('en');
  });

  test('cookies that throw are passed over', () => {
    arrange({ cookie: 'en', local: 'az', languages: [] });
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(detectLocale()).toBe('az');
  });

  test('nothing is thrown when a language is cached or chosen', () => {
    arrange({ languages: [] });
    block('localStorage');
    expect(() => {
      cacheLocale('az');
      storeChoice('az');
    }).not.toThrow();
  });

  test('storage that is full is still read', () => {
    arrange({ local: 'az', languages: ['en'] });
    const full = new Proxy(localStorage, {
      set() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    jest.spyOn(window, 'localStorage', 'get').mockReturnValue(full);
    storeChoice('en');
    expect(detectLocale()).toBe('az');
  });
});
