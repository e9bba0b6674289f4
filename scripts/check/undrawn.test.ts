/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findUndrawn } from './undrawn';

let root: string;
const [project, en, az] = [
  'data/projects/07-ledger/project.json',
  'messages/en.json',
  'messages/az.json',
];

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

/** @param texts field and text of each change */
async function notes(...texts: [file: string, field: string, text: string][]) {
  for (const [file, field, text] of texts) editJson(join(root, file), field, text);
  return findUndrawn(await readContent(root)).map(formatProblem);
}

const ownFonts = "no face of the site has: the visitor's own fonts draw them";

test.each([
  ['Vietnamese', 'Nguyễn Thị Hồng Đường'],
  ['decomposed letters', 'Nguyễn Thị Hồng'.normalize('NFD')],
  ['other Latin letters', 'Łódź Þórður Čeština Ħaż Ŵy'],
  ['soft hyphens and joiners', 'Donau\u00ADdampf \u200D schiff'],
])('%s have no note', async (_, text) => {
  expect(await notes([project, 'name.en', text], [az, 'Home.Head', text])).toEqual([]);
});

test('letters that browsers compose of their parts have no note in running text', async () => {
  expect(await notes([en, 'About.Text1', 'Nǐ hǎo, Ḥāfiẓ, Ŏ'])).toEqual([]);
});

test('each script and all signs have one note, with the first field', async () => {
  const arabic = 'مرحبا';
  const texts = [`${arabic} 🎨`, `${arabic} ★⚡`, arabic];
  const fields = ['Home.Head', 'About.Head', 'About.Text1'];
  const edits = fields.map((field, index) => [az, field, texts[index] ?? ''] as const);
  const found = await notes(...edits.map((edit) => [...edit] as [string, string, string]));
  expect(found).toEqual([
    `${az}: Home.Head and 2 more have Arabic letters (م ر ح ب ا) that ${ownFonts}`,
    `${az}: Home.Head and 1 more have signs (🎨 ★ ⚡) that ${ownFonts}`,
  ]);
});

test('a share picture that loses letters has a note', async () => {
  const found = await notes(
    [project, 'name.az', 'Привет'],
    [project, 'name.en', 'Hello 🎨'],
    ['data/owner.json', 'name.en', 'Анна'],
  );
  expect(found).toEqual([
    `data/owner.json: name.en has Cyrillic letters (А Н) that share pictures cannot draw: they leave them out. Write the English text in Latin letters`,
    `${project}: name.az has Cyrillic letters (П Р И В Е Т) that share pictures cannot draw: those in 'az' have the English texts`,
    `${project}: name.en has signs (🎨) that ${ownFonts}`,
    `${project}: name.en has signs (🎨) that share pictures cannot draw: they leave them out`,
  ]);
});

test('file names, links and alternative texts have no note', async () => {
  const found = await notes(
    [project, 'link', 'https://例え.example/世'],
    [project, 'alt.image.en', '画像'],
  );
  expect(found).toEqual([]);
});
