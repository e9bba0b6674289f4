import { az } from '@/tests/languages';
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

test('only a whole path segment is a locale prefix', () => {
  expect(delocalizePath('/azure/')).toBe('/azure/');
  expect(delocalizePath('/az')).toBe('/');
});
