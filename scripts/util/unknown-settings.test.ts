/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ownerKeys } from './setting-names';
import { unknownMessage } from './unknown-settings';

test('.env.example has each setting once', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)];
  expect(names.map(([, name]) => name).sort()).toEqual([...ownerKeys].sort());
});

test.each([
  ['NEXT_PUBLC_SITE_URL', 'NEXT_PUBLIC_SITE_URL'],
  ['NEXT_PUBLIC_SITEURL', 'NEXT_PUBLIC_SITE_URL'],
  ['next_public_site_url', 'NEXT_PUBLIC_SITE_URL'],
  ['PUBLIC_SITE_URL', 'NEXT_PUBLIC_SITE_URL'],
  ['SITE_URL', 'NEXT_PUBLIC_SITE_URL'],
  ['BASEPATH', 'BASE_PATH'],
  ['NEXT_BASE_PATH', 'BASE_PATH'],
  ['EMAILJS_KEY', 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY'],
  ['NEXT_PUBLIC_EMAILJS_TEMPLATEID', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID'],
  ['ANALYTICS_SCRIPT', 'NEXT_PUBLIC_ANALYTICS_SCRIPT'],
])('%s was meant as %s', (name, key) => {
  expect(unknownMessage(name)).toBe(`is an unknown setting: did you mean ${key}?`);
});

test.each(['NEXT_PUBLIC_FOO', 'NEXT_PUBLIC_EMAILJS_USER_ID', 'EMAILJS_PRIVATE'])(
  '%s is unknown, like no other',
  (name) => expect(unknownMessage(name)).toContain('use one of NEXT_PUBLIC_SITE_URL, BASE_PATH'),
);

test.each([
  ...ownerKeys,
  ...['NEXT_PUBLIC_BASE_PATH', 'PORT', 'HOST', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'CI', 'BASE_URL'],
  ...['DATABASE_URL', 'NEXT_TELEMETRY_DISABLED', 'GA_ID', 'SITE_NAME', 'PATH', 'NODE_VERSION'],
])('%s is left alone', (name) => expect(unknownMessage(name)).toBeUndefined());
