/** @jest-environment node */
import type { Messages } from 'next-intl';
import { az } from '@/tests/languages';
import { translatorFor } from './translator';

afterEach(() => jest.restoreAllMocks());

test('a missing text or group shows its key, and one warning names it', () => {
  const warnings = jest.spyOn(console, 'warn').mockImplementation();
  const t = translatorFor(az, { Home: {} } as Messages);
  expect(t('Home.Head')).toBe('Home.Head');
  expect(t('Home.Head')).toBe('Home.Head');
  expect(t.rich('Footer.Copyright', { name: '', year: () => '2026' })).toBe('Footer.Copyright');
  expect(warnings.mock.calls).toEqual([
    [expect.stringContaining('Home.Head (az)')],
    [expect.stringContaining('Footer.Copyright (az)')],
  ]);
});

test('an argument without a value stops the build', () => {
  const misspelt = { Meta: { Title: 'Hello, {nmae}' } } as Messages;
  const translate = () => translatorFor('en', misspelt)('Meta.Title', { name: 'Aygün', trade: '' });
  expect(translate).toThrow('nmae');
});
