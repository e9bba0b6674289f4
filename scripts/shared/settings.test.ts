/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { normalizeBasePath, setDefaultSiteUrl } from './settings';

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
])('BASE_PATH "%s" becomes "%s"', (value, path) => {
  process.env.BASE_PATH = value;
  normalizeBasePath();
  expect(process.env.NEXT_PUBLIC_BASE_PATH).toBe(path);
});

test('without BASE_PATH, the site is at the root', () => {
  normalizeBasePath();
  expect(process.env.NEXT_PUBLIC_BASE_PATH).toBe('');
});

test('without a site URL, the build uses the local one and warns', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  delete process.env.NEXT_PUBLIC_SITE_URL;
  setDefaultSiteUrl(4000);
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
