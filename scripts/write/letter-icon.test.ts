/** @jest-environment node */
import { drawPixels } from '../drawings/drawings';
import type { Typeface } from '../type/typeface';
import { drawLetterIcon } from './letter-icon';

const colors = { paper: '#ffffff', night: '#000000' };
const box = 'M0 0h700v-690h-700z';
const face = (letters: string) =>
  ({
    missing: (text: string) => [...text].filter((each) => !letters.includes(each)),
    outline: jest.fn(() => box),
  }) as unknown as Typeface & { outline: jest.Mock };

test.each([
  [{ en: 'ilse', az: 'ilse' }, 'I'],
  [{ en: ' Əli', az: 'Əli' }, 'Ə'],
  [{ en: 'Яна', az: 'Əli' }, 'Ə'],
])('the icon of %j has the first letter that the face has', async (name, letter) => {
  const typeface = face('IƏ');
  await drawLetterIcon(name, typeface, colors);
  expect(typeface.outline).toHaveBeenCalledWith(letter, expect.any(Number));
});

test.each([
  ['a letter', 'I'],
  ['a disc, if the face lacks the letter', ''],
])('the icon shows %s in its centre', async (_, letters) => {
  const { data } = await drawPixels(await drawLetterIcon({ en: 'I' }, face(letters), colors), 64);
  const lit = Array.from({ length: 64 * 64 }, (_, at) => at).filter(
    (at) => (data[at * 4] ?? 0) > 128,
  );
  const middle = lit.reduce((sum, at) => sum + (at % 64) + Math.floor(at / 64), 0) / lit.length / 2;
  expect(Math.abs(middle - 31.5)).toBeLessThan(1);
  expect(lit.length).toBeGreaterThan(64 * 64 * 0.1);
});
