/** @jest-environment node */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findUntranslated } from './untranslated';

let root: string;
const [en, az] = ['messages/en.json', 'messages/az.json'];
const project = 'data/projects/07-ledger/project.json';

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

async function findings(): Promise<string[]> {
  return findUntranslated(await readContent(root)).map(formatProblem);
}

const edit = (file: string, path: string, value: unknown) =>
  editJson(join(root, file), path, value);

function setBoth(path: string, text: string) {
  for (const file of [en, az]) edit(file, path, text);
}

test('a copy of the English file has one finding for each group of texts', async () => {
  cpSync(join(root, en), join(root, az));
  const { About, Footer, ...groups }: Record<string, object> = JSON.parse(
    readFileSync(join(root, en), 'utf8'),
  );
  expect(Footer).toEqual({ Copyright: '© <year></year> {name}' });
  const lines = await findings();
  expect(lines.map((line) => line.split(' still ')[0]).sort()).toEqual(
    [...Object.keys(groups), 'About'].map((group) => `${az}: ${group}`).sort(),
  );
  const keys = Object.keys(About ?? {});
  const about = `About still has English texts (${keys.length}: ${keys.join(', ')}). Translate them`;
  expect(lines).toContainEqual(expect.stringContaining(about));
});

test.each([
  ['{name}', 'only an argument'],
  ['© 2026 <year></year> {name}', 'no letters'],
  ['https://me.example/cv, me@me.example', 'addresses'],
  ['{count, plural, one {#} other {#}}', 'a plural without letters'],
])('%s is not listed: %s', async (text) => {
  setBoth('Home.Head', text);
  expect(await findings()).toEqual([]);
});

test('the words of a plural are listed', async () => {
  setBoth('Home.Head', '{count, plural, one {# jar} other {# jars}}');
  expect(await findings()).toEqual([
    expect.stringContaining('Home still has English texts (1: Head)'),
  ]);
});

test('a text that is the same on purpose is not listed; an entry that is not needed is', async () => {
  setBoth('Home.Title', 'Product Owner');
  setBoth('Home.Head', 'Studio');
  edit(az, 'SameAsEnglish', ['Product Owner', 'E-mail']);
  expect(await findings()).toEqual([
    expect.stringContaining('Home still has English texts (1: Head).'),
    `${az}: SameAsEnglish[1] is "E-mail", but no such text equals the English one: remove it`,
  ]);
});

test('of the same texts in data/, long ones are listed, names are not', async () => {
  const same = (text: string) => ({ en: text, az: text });
  edit('data/owner.json', 'name', same('Maria del Carmen García López'));
  edit(project, 'name', same('The Honey Shop of Sheki'));
  edit(project, 'detail', same('Point of sale'));
  edit(project, 'process', same('A team of four'));
  const folder = project.replace('project.json', '');
  writeFileSync(join(root, `${folder}en.md`), 'Every jar has a number.\n\nHoney');
  writeFileSync(join(root, `${folder}az.md`), 'Bal\n\nHoney\n\nEvery jar has a number.');
  expect(await findings()).toEqual([
    `${project}: process.az is the English text: translate it, or put it into the list "SameAsEnglish" of ${az} if it is the same on purpose`,
    `${folder}az.md: line 5 is the English text: translate it`,
  ]);
  edit(az, 'SameAsEnglish', ['A team of four', 'Point of sale']);
  expect(await findings()).toHaveLength(1);
});

test('a text that is still to be written is listed once', async () => {
  edit(project, 'process', { en: 'TODO: how did you work', az: 'TODO: how did you work' });
  expect(await findings()).toEqual([]);
});
