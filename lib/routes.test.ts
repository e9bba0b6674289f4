import { az } from '@/tests/languages';
import * as languages from './i18n/locales';
import { delocalizePath, localizeRoute } from './routes';

test('only the default language has no prefix', () => {
  expect(localizeRoute('/project/3/', 'en')).toBe('/project/3/');
  expect(localizeRoute('/project/3/', az)).toBe('/az/project/3/');
  expect(localizeRoute('/', az)).toBe('/az/');
});

test.each(['/', '/contact/', '/project/3/'])('%s can be localized and delocalized', (route) => {
  expect(delocalizePath(localizeRoute(route, az))).toBe(route);
  expect(delocalizePath(localizeRoute(route, 'en'))).toBe(route);
});

test('the prefix of a tag is in lower case', () => {
  const tag = 'pt-BR' as string as languages.Locale;
  const replaced = jest.replaceProperty(languages, 'otherLocales', [tag]);
  expect(localizeRoute('/contact/', tag)).toBe('/pt-br/contact/');
  expect(delocalizePath('/pt-br/contact/')).toBe('/contact/');
  replaced.restore();
});

test('only a whole path segment is a locale prefix', () => {
  expect(delocalizePath('/azure/')).toBe('/azure/');
  expect(delocalizePath('/az')).toBe('/');
});
