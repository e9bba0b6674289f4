/** @jest-environment node */
import { az } from '@/tests/languages';
import { fitTitle } from './title';
import type { Typeface } from './typeface';

/** Each letter is an em wide, and there is no Cyrillic. */
const face = {
  missing: (line, letters = /./gu) => (line.match(letters) ?? []).filter((each) => each >= 'А'),
  measure: (line) => ({ width: line.length, above: 0, below: 0 }),
  outline: (line) => line,
} as Partial<Typeface> as Typeface;

test.each([
  ['Qaya', ['QAYA']],
  ['Qaya Club', ['QAYA', 'CLUB']],
  ['Qaya Dırmanış Klubu', ['QAYA', 'DIRMANIŞ', 'KLUBU']],
  ['To the sea', ['TO', 'THE SEA']],
  ['Logistics & Co', ['LOGISTICS', '& CO']],
])('%s is broken before its longer half, and again where a half is long', (title, expected) => {
  const lines = fitTitle({ en: title }, face)[az];
  expect(lines?.map(({ path }) => path)).toEqual(expected);
});

test('a title is drawn in the capitals of the language that it is in, and not where the face lacks them', () => {
  const lines = fitTitle({ en: 'Привет', [az]: 'Liman' }, face);
  expect(lines.en).toBeUndefined();
  expect(lines[az]).toEqual([{ path: 'LİMAN', width: 5, above: 0, below: 0, space: 0 }]);
  expect(fitTitle({ en: 'Pixel' }, face)[az]?.[0]?.path).toBe('PIXEL');
});

test('the space between two lines is that of the font between their letters', () => {
  // A and V overlap, as if kerned.
  const kerned = {
    ...face,
    measure: (line: string, wordSpacing = 0) => {
      const spaces = line.split(' ').length - 1;
      const width = line.length + spaces * wordSpacing - (line.includes('A V') ? 0.4 : 0);
      return { width, above: 0, below: 0 };
    },
  };
  const spaces = (name: string) => fitTitle({ en: name }, kerned).en?.map(({ space }) => space);
  expect(spaces('La Vi')).toEqual([0.66, 0]);
  expect(spaces('Lo Vi')).toEqual([1.06, 0]);
});
