/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { formatProblem } from './problem';
import {
  contactOrigins,
  missingContactKeys,
  normalizeBasePath,
  outboxEnv,
  setDefaultSiteUrl,
  settingProblems,
  unusedContactKeys,
} from './settings';

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

test.each([
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'x', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY is missing'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATE_ID', 'a b', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID must be'],
  ['NEXT_PUBLIC_EMAILJS_KEY', 'x', 'NEXT_PUBLIC_EMAILJS_KEY is an unknown setting'],
  ['NEXT_PUBLIC_BASE_PATH', '/../a', 'BASE_PATH must be a path of letters'],
  ['NEXT_PUBLIC_BASE_PATH', '/"><script>', 'BASE_PATH must be a path of letters'],
  ['NEXT_PUBLIC_SITE_URL', 'me.example', 'NEXT_PUBLIC_SITE_URL is not an address'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a.example;x', 'NEXT_PUBLIC_EMAILJS_ORIGIN must be'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a"b.example', 'NEXT_PUBLIC_EMAILJS_ORIGIN must be'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a.example/mail', 'NEXT_PUBLIC_EMAILJS_ORIGIN must be'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'a.example', 'NEXT_PUBLIC_EMAILJS_ORIGIN must be'],
])('the mistake %s=%s stops the build with its remedy', (key, value, message) => {
  process.env[key] = value;
  expect(settingProblems().map(formatProblem).join('\n')).toContain(`.env.local: ${message}`);
});

test('a form that opens the mail program needs no settings and sends to no origin', () => {
  const [key = '', ...others] = missingContactKeys('emailjs');
  expect(others).toHaveLength(2);
  expect(missingContactKeys('mail')).toEqual([]);
  expect(unusedContactKeys('mail')).toEqual([]);
  process.env[key] = 'a b';
  expect(settingProblems('mail')).toEqual([]);
  Object.assign(process.env, outboxEnv('https://a.example'));
  expect(contactOrigins('emailjs')).toEqual(['https://a.example']);
  expect(contactOrigins('mail')).toEqual([]);
  expect(unusedContactKeys('emailjs')).toEqual([]);
  expect(unusedContactKeys('mail').map(formatProblem)).toEqual([
    `.env.local: ${[key, ...others].join(', ')} cannot take effect while data/contacts.json has "form": "mail": delete these settings, or that field`,
  ]);
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
