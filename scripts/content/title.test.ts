/** @jest-environment node */
import { fitTitle } from './title';
import type { Typeface } from './typeface';

/** Each letter is an em wide, and there is no Cyrillic. */
const face = {
  missing: (line, letters = /./gu) => (line.match(letters) ?? []).filter((each) => each >= 'А'),
  measure: (line) => ({ width: line.length, left: 0, right: 0, below: 0 }),
} as Typeface;

test.each([
  ['Qaya', ['Qaya']],
  ['Qaya Club', ['Qaya', 'Club']],
  ['Qaya Dırmanış Klubu', ['Qaya', 'Dırmanış', 'Klubu']],
  ['To the sea', ['To', 'the sea']],
  ['Logistics & Co', ['Logistics', '& Co']],
])('%s is broken before its longer half, and again where a half is long', (title, expected) => {
  const { az } = fitTitle({ en: title }, face);
  expect(az?.map(({ line }) => line)).toEqual(expected);
});

test('a title is measured in the capitals of its language, and not where the face lacks them', () => {
  const measured = jest.spyOn(face, 'measure');
  const { en, az } = fitTitle({ en: 'Привет', az: 'Liman' }, face);
  expect(en).toBeUndefined();
  expect(az).toEqual([{ line: 'Liman', width: 5, left: 0, right: 0, below: 0 }]);
  expect(measured).toHaveBeenCalledWith('LİMAN');
});
