import { allRoutes, delocalizePath, localizeRoute } from './routes';

test('the default language has no prefix, the others have theirs', () => {
  expect(localizeRoute('/project/3/', 'en')).toBe('/project/3/');
  expect(localizeRoute('/project/3/', 'az')).toBe('/az/project/3/');
  expect(localizeRoute('/', 'az')).toBe('/az/');
});

test.each(['/', '/contact/', '/project/3/'])('%s comes back from each language', (route) => {
  expect(delocalizePath(localizeRoute(route, 'az'))).toBe(route);
  expect(delocalizePath(localizeRoute(route, 'en'))).toBe(route);
});

test('only a whole segment is a language', () => {
  expect(delocalizePath('/azure/')).toBe('/azure/');
  expect(delocalizePath('/az')).toBe('/');
});

test('each project has a page', () => {
  expect(allRoutes([{ id: 4 }, { id: 9 }])).toEqual([
    '/',
    '/project/',
    '/contact/',
    '/project/4/',
    '/project/9/',
  ]);
});
