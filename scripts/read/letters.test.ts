/** @jest-environment node */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { ContentError } from '../util/problem';
import { readContent } from './read';

let root: string;
const ledger = 'data/projects/07-ledger';
const project = `${ledger}/project.json`;

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

const edit = (file: string, path: string, value: unknown) =>
  editJson(join(root, file), path, value);
const rename = (from: string, to: string) => renameSync(join(root, from), join(root, to));

async function problems(): Promise<string[]> {
  const error = await readContent(root).catch((reason: unknown) => reason);
  if (error instanceof ContentError) return error.message.split('\n');
  if (error instanceof Error) throw error;
  return [];
}

const [composed, decomposed] = ['Şəkərçi Gülüş', 'Şəkərçi Gülüş'.normalize('NFD')];

test('texts with decomposed letters are composed, also where JSON escapes them', async () => {
  edit(project, 'name.en', decomposed);
  edit('messages/az.json', 'Home.Head', decomposed);
  const file = join(root, 'data/owner.json');
  edit('data/owner.json', 'name.en', 'NAME');
  writeFileSync(file, readFileSync(file, 'utf8').replace('NAME', 'S\\u0327ule'));
  const { projects, messages, owner } = await readContent(root);
  expect(projects[0]?.name.en).toBe(composed);
  expect(messages).toHaveProperty('az.Home.Head', composed);
  expect(owner.name.en).toBe('Şule');
});

test.each([
  ['composed', 'decomposed', composed, decomposed],
  ['decomposed', 'composed', decomposed, composed],
  ['with a backslash', 'in a folder', 'pictures\\cover', 'pictures/cover'],
  ['with plain spaces', 'as macOS names a screenshot', 'At 9.41 AM', 'At\u00a09.41\u202fAM'],
  ['with the sign of percent', 'with other signs', 'shot%231%20%C3%A9', 'shot#1 é'],
  ['as on the disk', 'with the sign of percent', '50%25', '50%25'],
])('a file is found if its name is written %s and is %s on the disk', async (...names) => {
  const [, , written, onDisk] = names;
  mkdirSync(join(root, ledger, 'pictures'));
  rename(`${ledger}/cover.webp`, `${ledger}/${onDisk}.webp`);
  edit(project, 'image', `${written}.webp`);
  writeFileSync(join(root, ledger, 'en.md'), `![A list](<${written}.webp>)`);
  const { projects, files } = await readContent(root);
  expect(projects[0]?.image).toBe(`${onDisk}.webp`);
  expect(projects[0]?.story.en.blocks).toMatchObject([{ figures: [{ file: `${onDisk}.webp` }] }]);
  expect(files).toContain(`${ledger}/${onDisk}.webp`);
});

test.each([
  [
    `${ledger}/cover.webp`,
    `${ledger}/Cover.WEBP`,
    `${project}: image names ${ledger}/cover.webp, but the file is ${ledger}/Cover.WEBP: write upper`,
  ],
  ['data/logos/react.svg', 'data/logos/React.svg', 'but the file is data/logos/React.svg: write'],
  ['data/owner.json', 'data/Owner.json', 'data/owner.json is missing: rename data/Owner.json'],
  [project, `${ledger}/Project.json`, `${project} is missing: rename ${ledger}/Project.json`],
  ['messages/az.json', 'messages/AZ.json', 'messages/az.json is missing: rename messages/AZ.json'],
  ['data/projects', 'data/Projects', 'data/Projects has to be named data/projects'],
])('%s as %s is named', async (from, to, message) => {
  rename(from, to);
  expect(await problems()).toEqual([expect.stringContaining(message)]);
});

test.each([
  ['a bell', 'ring\u0007', 'U+0007 after “ring”, which is invisible and breaks pages or feeds'],
  ['an escape', '\u001b[1mbold', 'U+001B at its start'],
  ['a C1 control', 'It\u0092s', 'U+0092 after “It”'],
  ['half of an emoji', 'x\uD83C', 'U+D83C after “x”'],
  ['a noncharacter', 'x\uFFFE', 'U+FFFE'],
  ['a lost letter', 'M\uFFFDller', 'U+FFFD after “M”, which is in the place of a letter'],
  [
    'an override',
    '\u202Eevil',
    'U+202E at its start, which is invisible and changes the direction',
  ],
  ['a line separator', 'one\u2028two', 'U+2028 after “one”'],
  ['a byte order mark', 'one\uFEFF two', 'U+FEFF after “one”'],
])('%s in a text is refused', async (_, text, message) => {
  edit(project, 'name.en', text);
  edit('messages/en.json', 'Home.Head', text);
  const lines = [`${project}: name.en has the character`, 'messages/en.json: Home.Head has the'];
  const found = await problems();
  expect(found).toEqual(lines.map((line) => expect.stringContaining(line)));
  expect(found[0]).toContain(message);
});

test.each([
  ['joiners', 'می\u200Cخواهم 👩\u200D💻'],
  ['zero-width spaces', 'สวัสดี\u200Bชาวโลก'],
  ['directional marks and isolates', '\u200Fשלום\u200E \u2068abc\u2069'],
  ['soft hyphens, tabs and line breaks', 'Donau\u00ADdampf\n\tschiff'],
])('%s in a text are fine', async (_, text) => {
  edit(project, 'name.en', text);
  expect((await readContent(root)).projects[0]?.name.en).toBe(text);
});
