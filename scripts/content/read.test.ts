/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ContentError } from './problem';
import { readContent } from './read';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['data', 'messages'])
    cpSync(folder, join(root, folder), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Changes one field of a file of the copy, given by its path such as `job.0.work.en`; undefined removes it. */
function edit(file: string, path: string, value: unknown) {
  const json = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key], json);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  writeFileSync(join(root, file), JSON.stringify(json));
}

function problems(): string[] {
  try {
    readContent(root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

const taxi = 'data/projects/07-fener/project.json';

test('the sample content is in order', () => {
  expect(problems()).toEqual([]);
});

test('projects come in the order of their folders', () => {
  const ids = readContent(root).projects.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(ids.length).toBeGreaterThan(0);
});

test.each([
  ['name.az', '', 'name.az is empty'],
  ['name.az', '   ', 'name.az is empty'],
  ['name.en', undefined, 'name.en is missing'],
  ['name', 'Fənər', 'name must be an object'],
  ['name.ru', 'Фонарь', 'name has a field that nothing reads: ru'],
  ['detial', { en: 'x' }, 'has a field that nothing reads: detial'],
  ['id', '7', 'id must be a number'],
  ['id', 0, 'id must be'],
  ['id', 6, 'id is 6, which data/projects/06-korpu has too'],
  ['time', '25', 'time must be a year'],
  ['color', 'yellow', 'color must be a colour such as #291730'],
  ['link', 'http://example.com', 'link must be an address that begins with https://'],
  ['link', 'javascript:alert(1)', 'link must be an address that begins with https://'],
  ['image', 'cover.gif', 'image must name a file that ends in'],
  [
    'image',
    'other.webp',
    'image names a file that is not there: data/projects/07-fener/other.webp',
  ],
  ['alt.image1.en', '', 'alt.image1.en is empty'],
  ['job', [], 'job is empty'],
  ['job.1.work.en', '', 'job[1].work.en is empty'],
  ['work', [{ info: {} }], 'work[0].info.en is missing'],
  [
    'bigDescription.en',
    '<p onclick="x()">a</p>',
    'bigDescription.en is refused: the attribute onclick',
  ],
  ['bigDescription.az', '<script>x()</script>', 'bigDescription.az is refused: <script>'],
])('a project whose %s is %j', (path, value, message) => {
  edit(taxi, path, value);
  const found = problems();
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(/^data\/projects\/07-fener\/project\.json/);
});

test('an owner without a CV is no problem', () => {
  edit('data/owner.json', 'cv', undefined);
  expect(problems()).toEqual([]);
});

test('a text that only English has is no problem', () => {
  edit(taxi, 'name.az', undefined);
  expect(problems()).toEqual([]);
});

test.each([
  ['data/owner.json', 'name.en', undefined, 'data/owner.json: name.en is missing'],
  [
    'data/owner.json',
    'cv.en',
    'owner/none.pdf',
    'data/owner.json: cv.en names a file that is not there',
  ],
  ['data/contacts.json', 'email', 'hello', 'data/contacts.json: email must be an e-mail address'],
  [
    'data/contacts.json',
    'phone',
    '555',
    'data/contacts.json: phone must be an international number',
  ],
  ['data/logos.json', '3.scale', 9, 'data/logos.json: [3].scale must be at most 1.5'],
  ['data/logos.json', '0.id', 'none', 'data/logos.json: [0].id names a file that is not there'],
  ['data/scenes.json', 'contact.alt.en', '', 'data/scenes.json: contact.alt.en is empty'],
])('%s whose %s is %j', (file, path, value, message) => {
  edit(file, path, value);
  expect(problems()).toEqual([expect.stringContaining(message)]);
});

test('a file that is not JSON or not there is named', () => {
  writeFileSync(join(root, 'data/contacts.json'), '{ "email": }');
  rmSync(join(root, 'messages/az.json'));
  expect(problems()).toEqual([
    expect.stringContaining('data/contacts.json is not valid JSON'),
    'messages/az.json is missing',
  ]);
});

test('every problem is told at once', () => {
  edit(taxi, 'name.az', '');
  edit('data/projects/01-novruzgulu/project.json', 'link', 'ftp://example.com');
  edit('data/contacts.json', 'phone', undefined);
  expect(problems()).toHaveLength(3);
});
