import { directionOf } from './direction';
import type { Locale } from './locales';

test.each([
  ['az', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['dv', 'rtl'],
  ['ar-EG', 'rtl'],
  ['ka', 'ltr'],
])('the direction of %s is %s', (locale, direction) => {
  expect(directionOf(locale as Locale)).toBe(direction);
});
