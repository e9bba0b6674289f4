/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Faces, makeFonts, openFullFace } from './fonts';

const alphabet = 'AaBbCcÇçDdEeƏəFfGgĞğHhXxIıİiJjKkQqLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZz';

const texts = ['data', 'messages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('');

let root: string;
let faces: Faces;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'fonts-'));
  faces = await makeFonts(root, texts);
});

afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['display', alphabet],
  ['label', alphabet.toLocaleUpperCase('az')],
  ['text', alphabet],
] as const)('the %s face has every letter of Azerbaijani', (face, letters) => {
  expect(faces[face].missing(letters)).toEqual([]);
});

test('a line omits characters that the face lacks, and the spaces around them', () => {
  const face = faces.display;
  expect(face.measure('🎨 AYGÜN 🎨')).toEqual(face.measure('AYGÜN'));
  expect(face.outline('🎨 AYGÜN 🎨', 100)).toBe(face.outline('AYGÜN', 100));
  expect(face.measure('AYGÜN').width).toBeGreaterThan(1);
  expect(face.missing('AYGÜN 🎨')).toEqual([]);
  expect(face.missing('AYGÜN 🎨', /\S/gu)).toEqual(['🎨']);
  expect(face.outline('AY\u00ADG\u200DÜN', 100)).toBe(face.outline('AYGÜN', 100));
  expect(face.missing('AY\u00ADG\u200DÜN', /\S/gu)).toEqual([]);
});

test('the text face has every Latin letter of the content', () => {
  expect(texts.length).toBeGreaterThan(1000);
  expect(faces.text.missing(texts, /\p{Script=Latin}/gu)).toEqual([]);
});

test('a line is as high as its accents', () => {
  const { measure } = openFullFace('display');
  expect(measure('ĞÖİ').above).toBeLessThan(0.884);
  expect(measure('NGUYỄN').above).toBeGreaterThan(0.95);
});

test.each(['display', 'text'] as const)(
  'the full %s face has every letter of these languages',
  (face) => {
    const letters =
      'ĄĆĘŁŃÓŚŹŻ ĂÂÎȘȚ ĐƠƯẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỲỴỶỸ ĦĊĠ ŐŰ ÅÆØ ÐÞ ĢĶĻŅ ĖĮŲŪ ŴŶ';
    expect(openFullFace(face).missing(letters + letters.toLowerCase())).toEqual([]);
  },
);

test('the text face keeps the parts of letters that browsers compose', async () => {
  const composed = await makeFonts(root, 'ǐ');
  expect(composed.text.missing('i\u030C', /./gu)).toEqual([]);
  const without = await makeFonts(root, 'i');
  expect(without.text.missing('i\u030C', /./gu)).toEqual(['\u030C']);
});
