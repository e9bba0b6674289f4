import '@testing-library/jest-dom';
import { format } from 'node:util';

// React reports mistakes here. A test that expects a message replaces the function.
console.error = console.warn = (...parts: unknown[]) => {
  throw new Error(format(...parts));
};

// Unit tests run in these two languages, whatever languages the checkout has: their content is in both.
jest.mock('@/lib/i18n/locales', () => {
  const locales = ['az', 'en'];
  return {
    // A test can replace what a module object has.
    __esModule: true,
    ...jest.requireActual('@/lib/i18n/locales'),
    locales,
    otherLocales: ['az'],
    isLocale: (value: string) => locales.includes(value),
    perLocale: (value: (locale: string) => unknown) =>
      Object.fromEntries(locales.map((locale) => [locale, value(locale)])),
  };
});
