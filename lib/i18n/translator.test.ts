/** @jest-environment node */

import type { Messages } from 'next-intl';
import { az } from '@/tests/languages';
import { translatorFor } from './translator';

let warnings: jest.SpyInstance;

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});

afterEach(() => jest.restoreAllMocks());

test('a missing text or group shows its key, and one warning names the file and the key', () => {
  const t = translatorFor(az, { Home: {} } as Messages);
  expect(t('Home.Head')).toBe('Home.Head');
  expect(t('Home.Head')).toBe('Home.Head');
  expect(t('Feature.All', { count: 3 })).toBe('Feature.All');
  expect(t.rich('Footer.Copyright', { name: '', year: () => '2026' })).toBe('Footer.Copyright');
  expect(warnings.mock.calls).toEqual(
    ['Home.Head', 'Feature.All', 'Footer.Copyright'].map((key) => [
      `messages/az.json: ${key} is missing: pages show its key`,
    ]),
  );
});

const misspelt = { Meta: { Title: 'Hello, {nmae}' } } as Messages;
const translate = () => translatorFor('en', misspelt)('Meta.Title', { name: 'Aygün', trade: '' });

test('an argument without a value stops the build, with the file and the key', () => {
  expect(translate).toThrow(/^messages\/en\.json: Meta\.Title FORMATTING_ERROR: .*nmae/);
});

test('in the browser, such a text shows its key', () => {
  Object.assign(globalThis, { window: {} });
  expect(translate()).toBe('Meta.Title');
  Reflect.deleteProperty(globalThis, 'window');
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('messages/en.json: Meta.Title'));
});
