/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { settleBasePath, settleSiteUrl } from './settings';

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

test('a site without a URL gets the local one, with a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  delete process.env.NEXT_PUBLIC_SITE_URL;
  settleSiteUrl(4000);
  expect(process.env.NEXT_PUBLIC_SITE_URL).toBe('http://localhost:4000');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^NEXT_PUBLIC_SITE_URL is not set/));
});

test('the GitHub Pages workflow passes every setting of .env.example to the build', () => {
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();
  const settings = names('.env.example', /^([A-Z_]+)=/gm);
  expect(settings.length).toBeGreaterThan(0);
  expect(names('deploy/github-pages.yml', /^ +([A-Z_]+): \$\{\{/gm)).toEqual(settings);
});
