/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { walkAdvice } from '@/tests/follow-advice';
import { readContent } from '../read/read';
import { formatProblem } from '../util/problem';
import { findSample } from './sample';
import sample from './sample.json';

let root: string;
const [owner, contacts, scenes] = ['data/owner.json', 'data/contacts.json', 'data/scenes.json'];
const project = 'data/projects/07-ledger/project.json';
const file = (name: string) => join(root, 'data', name);

/** Content whose files are all the sample's, and some of its texts. */
beforeEach(async () => {
  root = await makeContent(['07-ledger']);
  writeFileSync(file('site.json'), '{ "home": ["about", "imageSection", "projects"] }');
  const name = 'Aygün Şəfəq';
  const edits: [file: string, path: string, value: unknown][] = [
    [owner, 'name', { en: name, az: name }],
    [owner, 'portrait.alt.en', `Drawing of ${name}`],
    [owner, 'signature', './owner/mark.svg'],
    [contacts, 'email', 'hello@example.com'],
    [contacts, 'phone', '+994 00 000 00 00'],
    [contacts, 'profiles.0.url', 'https://example.com/#aygun'],
    [scenes, 'contact.day', 'scenes/desk-day.webp'],
    [project, 'link', 'https://example.com/#fener'],
    [project, 'process.az', `${name} ilə`],
  ];
  for (const [file, path, value] of edits) editJson(join(root, file), path, value);
  writeFileSync(file('scenes/desk-day.webp'), readFileSync(file('scenes/desk.webp')));
  const names = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' }).filter(
    // Entries of `logos.json` name the logos, by their ids.
    (each) => /\.(?:webp|svg|pdf)$|^logos\.json$/.test(each) && !each.startsWith('logos/'),
  );
  const hashes = names.map((each) => {
    const digits = createHash('sha256')
      .update(readFileSync(file(each)))
      .digest('hex');
    return [`data/${each}`, digits.slice(0, 12)];
  });
  jest.replaceProperty(sample, 'files', Object.fromEntries(hashes));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const listed = async () => findSample(root, await readContent(root)).map(formatProblem);

test('a line says "delete" only where the site is complete without the text or the file', async () => {
  const is = 'is from the sample: replace';
  expect((await listed()).sort()).toEqual(
    [
      `${owner}: name.az ${is} it`,
      `${owner}: name.en ${is} it`,
      `${owner}: portrait.alt.en ${is} it, or delete portrait`,
      `${contacts}: email ${is} it`,
      `${contacts}: phone ${is} or delete it`,
      `${contacts}: profiles[0].url ${is} it, or delete profiles[0]`,
      `${project}: link ${is} or delete it`,
      `${project}: process.az ${is} it`,
      `data/logos.json ${is} or delete it`,
      `data/owner/cv-az.pdf ${is} it, or delete it together with cv of ${owner}`,
      `data/owner/cv-en.pdf ${is} it, or delete it together with cv of ${owner}`,
      `data/owner/face-day.webp ${is} it, or delete it together with portrait.day of ${owner}`,
      `data/owner/face-night.webp ${is} it, or delete it together with portrait of ${owner}`,
      `data/owner/mark.svg ${is} it, or delete it together with signature of ${owner} and icon of ${owner}`,
      `data/owner/telegram.svg ${is} it, or delete it together with profiles[0].icon of ${contacts}`,
      `data/projects/07-ledger/cover.webp ${is} it`,
      ...['image1', 'image2'].map(
        (name) =>
          `data/projects/07-ledger/${name}.webp ${is} it, or delete it together with ${name} of ${project}`,
      ),
      ...['canal', 'canal-narrow'].map(
        (name) =>
          `data/scenes/${name}.webp ${is} it, or delete it together with imageSection of ${scenes} and "imageSection" in home of data/site.json`,
      ),
      `data/scenes/desk-day.webp ${is} it, or delete it together with contact.day of ${scenes}`,
      `data/scenes/desk.webp ${is} it`,
      `data/scenes/home-day.webp ${is} it, or delete it together with homeBackground.day of ${scenes}`,
      `data/scenes/home-night.webp ${is} it`,
      `data/scenes/list-day.webp ${is} it, or delete it together with listBackground.day of ${scenes}`,
      `data/scenes/list-night.webp ${is} it`,
    ].sort(),
  );
});

test('a file that no field names is to be deleted', async () => {
  editJson(join(root, owner), 'cv', undefined);
  const lines = (await listed()).filter((line) => line.includes('.pdf'));
  expect(lines).toEqual(
    ['az', 'en'].map((language) => {
      return `data/owner/cv-${language}.pdf is from the sample: delete it, because no field names it`;
    }),
  );
});

test('after what a line says, the site can be read and the line is gone', async () => {
  expect(await walkAdvice(root)).toEqual({ deleted: 18, replaced: 8 });
});
