/** @jest-environment node */

import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionNames } from '@/lib/content/site';
import { editFacts, editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { ContentError } from '../util/problem';
import { readContent } from './read';

let root: string;

beforeEach(async () => {
  root = await makeContent(['06-ember', '07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

function edit(file: string, path: string, value: unknown) {
  (file.endsWith('.md') ? editFacts : editJson)(join(root, file), path, value);
}

function write(file: string, text: string | Buffer) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Expects a line that begins like this for each mistake, and no other line. */
async function expectProblems(beginnings: string[]) {
  const error = await readContent(root).catch((error) => error);
  if (!(error instanceof ContentError)) throw error;
  const lines = error.message.split('\n').sort();
  const wrong = lines.map((line, index) => {
    const beginning = beginnings.toSorted()[index] ?? 'no line';
    return line.startsWith(beginning) ? beginning : line;
  });
  expect(wrong).toEqual(beginnings.toSorted());
}

const [ember, ledger] = ['data/projects/06-ember', 'data/projects/07-ledger'];
const [project, other] = [`${ledger}/en.md`, `${ember}/en.md`];
const [owner, contacts, logos] = ['data/owner.json', 'data/contacts.json', 'data/logos.json'];
const [scenes, site, az] = ['data/scenes.json', 'data/site.json', 'messages/az.json'];

test('projects come in the order of their folders, numbers by their value', async () => {
  cpSync(join(root, ledger), join(root, 'data/projects/100-last'), { recursive: true });
  const ids = (await readContent(root)).projects.map(({ id }) => id);
  expect(ids).toEqual([6, 7, 100]);
});

test('a folder with nothing but what file managers and git leave behind is no project', async () => {
  for (const file of ['14-left/.DS_Store', '15-left/pictures/Thumbs.db']) {
    write(`data/projects/${file}`, '');
  }
  mkdirSync(join(root, 'data/projects/16-empty'));
  const { projects } = await readContent(root);
  expect(projects.map(({ folder }) => folder)).toEqual([ember, ledger]);
});

test('only the e-mail, English texts and a cover are required', async () => {
  edit(owner, 'cv', undefined);
  edit(contacts, 'profiles.0.icon', undefined);
  edit(owner, 'icon', undefined);
  edit(az, 'Home.Head', undefined);
  for (const file of ['messages/en.json', az]) edit(file, 'Contact.Privacy', '');
  write(project, '---\nname: Ledger\ntime: 2023\nimage: cover.webp\n---\nA ledger.');
  rmSync(join(root, ledger, 'az.md'));
  const { texts, projects } = await readContent(root);
  expect(projects[1]).toMatchObject({ name: { en: 'Ledger' }, alt: { en: 'Ledger' }, job: {} });
  const missing = texts.filter(({ text }) => text === undefined);
  expect(missing.map(({ file, field }) => `${file} ${field}`)).toEqual([
    `${ledger}/az.md `,
    `${az} Home.Head`,
  ]);
});

test('a draft keeps its id, and its texts are not checked', async () => {
  edit(project, 'draft', 'true');
  const { projects } = await readContent(root);
  expect(projects.map(({ id, draft = false }) => [id, draft])).toEqual([
    [6, false],
    [7, true],
  ]);
});

test('a file may have a byte order mark, and a name whose letters the disk has decomposed', async () => {
  write(contacts, `\uFEFF${readFileSync(join(root, contacts), 'utf8')}`);
  const name = 'Baş səhifə (1).webp';
  renameSync(join(root, ledger, 'cover.webp'), join(root, ledger, name.normalize('NFD')));
  edit(project, 'image', name);
  const { projects } = await readContent(root);
  expect(projects.map(({ folder }) => folder)).toEqual([ember, ledger]);
});

test('each file is opened once, wherever it is named', async () => {
  edit(project, 'image1', 'cover.webp');
  appendFileSync(join(root, project), '\n![A ledger](cover.webp)\n');
  const { projects } = await readContent(root);
  const { image, image1, story } = projects.at(-1) ?? {};
  expect(image1).toBe(image);
  expect(story?.en.blocks.at(-1)).toMatchObject({ figures: [{ alt: 'A ledger', picture: image }] });
});

test('all wrong fields are reported at once, each with its file, its place and what it may be', async () => {
  const mistakes: [file: string, field: string, value: unknown, problem: string][] = [
    [project, 'name', undefined, 'name is missing'],
    [project, 'detial', 'x', 'detial is an unknown field'],
    [`${ledger}/az.md`, 'color', '#123456', 'color stands in en.md for all languages'],
    [owner, 'name.az', '', 'name.az is empty'],
    [owner, 'location.ru', 'x', 'location.ru is in a language that is not in lib/i18n/locales.ts'],
    [project, 'time', '25', 'time must be a year such as "2025", or years'],
    [project, 'color', 'yellow', 'color must be a colour such as #291730'],
    [project, 'link', 'javascript:alert(1)', 'link must be an address that begins with https://'],
    [
      project,
      'image',
      'cover.heic',
      'image must name a file that ends in .webp, .png, .jpg, .jpeg',
    ],
    [
      project,
      'image2',
      'cvoer.webp',
      `image2 names a file that does not exist: ${ledger}/cvoer.webp. Did you mean cover.webp?`,
    ],
    [project, 'layout', 'grid', 'layout must be one of story, screens, scene, note'],
    [project, 'role', ['Next.js'], 'role must be a text'],
    [other, 'job', 'Developer', 'job must be lines such as'],
    [owner, 'portrait', { night: 'owner/face-night.webp' }, 'portrait.image.day is missing'],
    [
      owner,
      'cv.az',
      'owner/none.pdf',
      'cv.az names a file that does not exist: data/owner/none.pdf',
    ],
    [contacts, 'form', 'Mail', 'form must be "emailjs" or "mail"'],
    [contacts, 'profiles.0.icon', 'a.svg', 'profiles[0].icon names a file that does not exist'],
    [logos, '0.id', 'none', '[0] names a file that does not exist: data/logos/none.svg'],
    [scenes, 'photo.narrow', 'scenes/a.webp', 'photo.narrow names a file that does not exist'],
    [az, 'Home.Haed', 'x', 'Home.Haed is an unknown field'],
    [az, 'Home.Location', '{nmae}', 'Home.Location uses {nmae}'],
  ];
  for (const [file, field, value] of mistakes) edit(file, field, value);
  await expectProblems(mistakes.map(([file, , , problem]) => `${file}: ${problem}`));
});

test('the mistakes of a text are reported with their lines', async () => {
  const text = `${ledger}/en.md`;
  write(`${ledger}/good.mp4`, '\0\0\0\x20ftypisom avc1');
  write(`${ledger}/hevc.mp4`, '\0\0\0\x20ftypisom hvc1');
  write(`${ledger}/moves.gif`, 'GIF89a');
  const lines: [line: string, problem: string][] = [
    ['# Quiet Ledger', 'has a heading with #'],
    ['![](image1.webp)', 'has no description of image1.webp'],
    [
      '![A basket](imaeg1.webp)',
      `names a file that does not exist: ${ledger}/imaeg1.webp. Did you mean image1.webp?`,
    ],
    [
      '![A film](moves.gif)',
      `names a film that not all browsers play: ${ledger}/moves.gif. Convert it: ffmpeg -i "${ledger}/moves.gif"`,
    ],
    ['![A film](hevc.mp4)', `names a film that not all browsers play: ${ledger}/hevc.mp4`],
    [
      '![A film](good.mp4)',
      `names ${ledger}/good.mp4, which has no poster. Save its first frame: ffmpeg -i "${ledger}/good.mp4"`,
    ],
  ];
  const facts = '---\nname: Ledger\ntime: 2023\nimage: cover.webp\n---\n';
  write(text, facts + lines.map(([line]) => line).join('\n\n'));
  await expectProblems(
    lines.map(([, problem], index) => `${text}: line ${2 * index + 6} ${problem}`),
  );
});

test('files that are missing, in an unknown language or no JSON are reported at once', async () => {
  for (const file of [owner, az]) rmSync(join(root, file));
  write('data/projects/14-new/cover.webp', '');
  write(contacts, '{\n  "email": "a@example.com",\n}');
  write('messages/de.json', '{}');
  write(`${ledger}/de.md`, 'Hallo');
  await expectProblems([
    `${owner} is missing`,
    `${az} is missing`,
    'data/projects/14-new/en.md is missing: write the facts and the text',
    `${contacts} is not valid JSON`,
    // Once, not in each file.
    `${ledger}/de.md is in a language that is not in lib/i18n/locales.ts: add it by npm run language -- add de`,
  ]);
});

test('folders without a number, or with one number, are reported', async () => {
  renameSync(join(root, ledger), join(root, 'data/projects/6-ledger'));
  cpSync(join(root, ember), join(root, 'data/projects/ember'), { recursive: true });
  await expectProblems([
    `data/projects/6-ledger has the number of ${ember}`,
    'data/projects/ember must begin with a number',
  ]);
});

const all = ['imageSection', 'projects', 'about', 'carousel'];

test.each<[name: string, make: () => void, home: unknown, sections: string[]]>([
  ['no data/site.json', () => {}, undefined, all],
  ['another order', () => {}, ['about', 'projects'], ['about', 'projects']],
  ['an empty list', () => {}, [], []],
  ['no logos', () => rmSync(join(root, logos)), all, all.slice(0, 3)],
  ['no photo', () => edit(scenes, 'photo', undefined), undefined, all.slice(1)],
  ['a list, and no scenes', () => rmSync(join(root, scenes)), all, all.slice(1)],
])('the home page has the sections that are listed and have content: %s', async (...row) => {
  const [, make, home, sections] = row;
  if (home) write(site, JSON.stringify({ home }));
  make();
  const source = await readContent(root);
  expect(source.sections).toEqual(sections);
  expect(source.owner.portrait !== undefined).toBe(sections.includes('about'));
  expect(source.scenes.photo !== undefined).toBe(sections.includes('imageSection'));
});

test.each<[site: unknown, problem: string]>([
  [{ home: ['blog'] }, `home[0] must be one of ${sectionNames.join(', ')}`],
  [{ home: ['about', 'about'] }, 'home lists a section twice'],
  [{ theme: 'dark' }, 'theme must be "system", "day" or "night"'],
  [{ colors: { ink: 'navy' } }, 'colors.ink must be a colour such as #291730'],
  [{ colors: { night: '#777777' } }, 'colors.night '],
])('%j is refused', async (json, problem) => {
  write(site, JSON.stringify(json));
  await expect(readContent(root)).rejects.toThrow(`${site}: ${problem}`);
});
