/** @jest-environment node */
import { settleBasePath } from './settings';

const before = { ...process.env };

afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['', ''],
  ['/', ''],
  ['portfolio', '/portfolio'],
  ['/portfolio', '/portfolio'],
  ['/portfolio/', '/portfolio'],
  ['/me/work', '/me/work'],
])('BASE_PATH "%s" is the path "%s"', (given, path) => {
  process.env.BASE_PATH = given;
  settleBasePath();
  expect(process.env.NEXT_PUBLIC_BASE_PATH).toBe(path);
});

test('a site without BASE_PATH stands at the root', () => {
  settleBasePath();
  expect(process.env.NEXT_PUBLIC_BASE_PATH).toBe('');
});
