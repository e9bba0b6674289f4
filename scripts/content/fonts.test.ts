/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { readContent } from './read';
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

test.each(['display', 'label', 'text'])('the %s face has every letter of Azerbaijani', (face) => {
  expect(missing(face, alphabet)).toEqual([]);
});

test('what the face lacks is left out of a line, with the space beside it', () => {
  const files = readdirSync('.content/fonts').filter((file) => file.startsWith('display-'));
  const face = openTypeface(files.map((file) => readFileSync(`.content/fonts/${file}`)));
  expect(face.measure('🎨 AYGÜN 🎨')).toEqual(face.measure('AYGÜN'));
  expect(face.outline('🎨 AYGÜN 🎨', 100)).toBe(face.outline('AYGÜN', 100));
  expect(face.measure('AYGÜN').width).toBeGreaterThan(1);
  expect(face.covers('AYGÜN 🎨')).toBe(true);
  expect(face.covers('AYGÜN 🎨', /\S/gu)).toBe(false);
});

test('the text face has every character of the content, but for the sign of the manat', async () => {
  const texts = JSON.stringify(await readContent(process.cwd()));
  // The word joiner has no picture. Geist has no ₼: the system's fonts do.
  expect(missing('text', texts.replaceAll('\u2060', ''))).toEqual(texts.includes('₼') ? ['₼'] : []);
});
