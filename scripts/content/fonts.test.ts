/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { openTypeface } from './typeface';

const alphabet = 'AaBbCcÇçDdEeƏəFfGgĞğHhXxIıİiJjKkQqLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZz';

function openFace(face: string): fontkit.Font[] {
  const folder = '.content/fonts';
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${face}-`))
    .map((file) => fontkit.create(readFileSync(`${folder}/${file}`)) as fontkit.Font);
}

function missing(face: string, text: string): string[] {
  const files = openFace(face);
  return [...new Set(text)].filter(
    (letter) => !files.some((file) => file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
}

test.each([
  ['display', alphabet],
  ['label', alphabet.toLocaleUpperCase('az')],
  ['text', alphabet],
])('the %s face has every letter of Azerbaijani', (face, letters) => {
  expect(missing(face, letters)).toEqual([]);
});

test('a line omits characters that the face lacks, and the spaces around them', () => {
  const files = readdirSync('.content/fonts').filter((file) => file.startsWith('display-'));
  const face = openTypeface(files.map((file) => readFileSync(`.content/fonts/${file}`)));
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
  const letters = texts.join('').match(/\p{Script=Latin}/gu) ?? [];
  expect(letters.length).toBeGreaterThan(1000);
  expect(missing('text', letters.join(''))).toEqual([]);
});
