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

const service = 'NEXT_PUBLIC_EMAILJS_SERVICE_ID';
const template = 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID';
const publicKey = 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY';
const emailJs = { [service]: 'gmail', [template]: 'template_1', [publicKey]: 'aB1-_' };

test.each([
  [emailJs],
  [{ NEXT_PUBLIC_SITE_URL: 'https://me.example' }],
  [{ NEXT_PUBLIC_SITE_URL: 'http://localhost:3000/' }],
  [{ NEXT_PUBLIC_SITE_URL: 'https://me.example/a/', BASE_PATH: 'a' }],
  [{ NEXT_PUBLIC_SITE_URL: 'https://me.example', BASE_PATH: '//a//b/' }],
  [{ NEXT_PUBLIC_SITE_URL: '', BASE_PATH: '', [service]: '' }],
])('%j has no mistake', (settings) => {
  Object.assign(process.env, settings);
  normalizeBasePath();
  expect(settingProblems()).toEqual([]);
});

test.each([
  ['', '/portfolio', /is a path: write BASE_PATH=\/portfolio, and here the address before it/],
  ['', 'portfolio/', /is a path: write BASE_PATH=\/portfolio, and/],
  ['', 'me.github.io/a/', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.github\.io\/a$/],
  ['', 'me.example:8080', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example:8080$/],
  ['', 'localhost:3000', /write NEXT_PUBLIC_SITE_URL=http:\/\/localhost:3000$/],
  ['', '//me.example', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example$/],
  ['', 'http//me.example', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example$/],
  ['', 'https:/me.example', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example$/],
  ['', 'ftp://me.example', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example$/],
  ['', 'https://https://me.example', /write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example$/],
  [
    '',
    'https://me.github.io/a',
    /has the path \/a, but BASE_PATH is not set: write BASE_PATH=\/a, or NEXT_PUBLIC_SITE_URL=https:\/\/me\.github\.io for/,
  ],
  [
    'b',
    'https://me.github.io/a',
    /BASE_PATH is \/b: write BASE_PATH=\/a, or NEXT_PUBLIC_SITE_URL=https:\/\/me\.github\.io\/b$/,
  ],
  ['', 'https://me.example/index.html', /: write NEXT_PUBLIC_SITE_URL=https:\/\/me\.example for/],
  ['', 'https://me.example/?a=b', /may hold no user, query or hash/],
  ['', 'my site', /is not an address: "my site"/],
  ['', 'https://', /is not an address/],
])('with the base path "%s", the address %s gets one line', (path, url, message) => {
  Object.assign(process.env, { BASE_PATH: path, NEXT_PUBLIC_SITE_URL: url });
  normalizeBasePath();
  const lines = settingProblems().map(formatProblem);
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(lines[0]).toMatch(/^the environment: NEXT_PUBLIC_SITE_URL .*$/);
});

test.each([
  ['https://me.github.io/a/', 'is an address: write only its path, BASE_PATH=/a'],
  ['me.github.io/a', 'is an address: write only its path, BASE_PATH=/a'],
  ['https://me.example', 'is an address: leave it empty'],
  ['C:/Program Files/Git/a', 'is "C:/Program Files/Git/a", which Git Bash makes of a path'],
  ['/my site', 'must be a path of letters'],
  ['/ə', 'must be a path of letters'],
  ['/../a', 'must be a path of letters'],
  ['/"><script>', 'must be a path of letters'],
])('the base path %s gets one line, also beside an address with a path', (path, message) => {
  const url = 'https://me.github.io/a';
  Object.assign(process.env, { BASE_PATH: path, NEXT_PUBLIC_SITE_URL: url });
  normalizeBasePath();
  const lines = settingProblems().map(formatProblem);
  expect(lines).toEqual([expect.stringContaining(`the environment: BASE_PATH ${message}`)]);
});

test.each([
  [service, 'template_1', `is the id of an email template, which belongs in ${template}`],
  [publicKey, 'service_1', `is the id of an email service, which belongs in ${service}`],
  [service, '"gmail"', `must be only an id, without quotes or spaces: write ${service}=gmail`],
  [template, 'a b', `must be only an id, without quotes or spaces`],
  [service, 'YOUR_SERVICE_ID', 'is a placeholder, "YOUR_SERVICE_ID"'],
  [template, 'template_xxxxxxx', 'is a placeholder'],
  [publicKey, '<public key>', 'is a placeholder'],
  [publicKey, '...', 'is a placeholder'],
  [service, '', 'is missing, but the contact form needs it'],
  ['NEXT_PUBLIC_EMAILJS_KEY', 'x', 'is an unknown setting'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a.example;x', 'must be an origin'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a"b.example', 'must be an origin'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'https://a.example/mail', 'must be an origin'],
  ['NEXT_PUBLIC_EMAILJS_ORIGIN', 'a.example', 'must be an origin'],
])('the mistake %s=%s of the contact form gets one line', (key, value, message) => {
  Object.assign(process.env, emailJs, { [key]: value });
  const lines = settingProblems().map(formatProblem);
  expect(lines).toEqual([expect.stringContaining(`: ${key} ${message}`)]);
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
  expect(unusedContactKeys('mail')).toEqual([]);
  for (const each of [key, ...others]) process.env[each] = 'abc';
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
