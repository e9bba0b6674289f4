import type { Messages } from 'next-intl';
import { translatorFor } from './translator';

test('a missing message shows its key', () => {
  const t = translatorFor('az', {} as Messages);
  expect(t('Home.Head')).toBe('Home.Head');
  expect(t('Feature.All', { count: 3 })).toBe('Feature.All');
  expect(t.rich('Footer.Copyright', { name: '', year: () => '2026' })).toBe('Footer.Copyright');
});
