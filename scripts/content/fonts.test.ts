/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { readContent } from './read';

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

test('the text face has every character of the content, but for the sign of the manat', async () => {
  const messages = ['en', 'az'].map((locale) => readFileSync(`messages/${locale}.json`, 'utf8'));
  const texts = JSON.stringify(await readContent(process.cwd())) + messages.join('');
  // Line ends and the word joiner have no picture. Geist has no ₼: the system's fonts do.
  expect(missing('text', texts.replace(/[\n\u2060]/g, ''))).toEqual(
    texts.includes('₼') ? ['₼'] : [],
  );
});
