/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { openTypeface } from './typeface';

const alphabet = 'AaBbCcÇçDdEeƏəFfGgĞğHhXxIıİiJjKkQqLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZz';

const openFace = (face: string) => openTypeface(readFileSync(`.content/fonts/${face}.woff2`));

test.each([
  ['display', alphabet],
  ['label', alphabet.toLocaleUpperCase('az')],
  ['text', alphabet],
])('the %s face has every letter of Azerbaijani', (face, letters) => {
  expect(openFace(face).missing(letters)).toEqual([]);
});

test('a line omits characters that the face lacks, and the spaces around them', () => {
  const face = openFace('display');
  expect(face.measure('🎨 AYGÜN 🎨')).toEqual(face.measure('AYGÜN'));
  expect(face.outline('🎨 AYGÜN 🎨', 100)).toBe(face.outline('AYGÜN', 100));
  expect(face.measure('AYGÜN').width).toBeGreaterThan(1);
  expect(face.missing('AYGÜN 🎨')).toEqual([]);
  expect(face.missing('AYGÜN 🎨', /\S/gu)).toEqual(['🎨']);
});

test('the text face has every Latin letter of the content', () => {
  const files = ['data', 'messages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const texts = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(file, 'utf8'));
  expect(texts.join('').length).toBeGreaterThan(1000);
  expect(openFace('text').missing(texts.join(''), /\p{Script=Latin}/gu)).toEqual([]);
});
