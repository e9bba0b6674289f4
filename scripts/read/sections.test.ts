/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from './read';

let root: string;

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

function writeSite(site: unknown) {
  writeFileSync(join(root, 'data/site.json'), JSON.stringify(site));
}

async function sectionsOf(site?: unknown) {
  if (site) writeSite(site);
  return (await readContent(root)).sections;
}

const remove = (file: string) => rmSync(join(root, file));
const all = ['imageSection', 'projects', 'about', 'carousel'];

test.each<[name: string, make: () => void, site: unknown, sections: string[]]>([
  ['no data/site.json', () => {}, undefined, all],
  ['a file without sections', () => {}, {}, all],
  [
    'another order',
    () => {},
    { home: ['carousel', 'about', 'projects'] },
    ['carousel', 'about', 'projects'],
  ],
  ['an empty list', () => {}, { home: [] }, []],
  ['no logos.json', () => remove('data/logos.json'), { home: all }, all.slice(0, 3)],
  [
    'an empty logos.json',
    () => writeFileSync(join(root, 'data/logos.json'), '[]'),
    {},
    all.slice(0, 3),
  ],
  [
    'no image section among the scenes',
    () => editJson(join(root, 'data/scenes.json'), 'imageSection', undefined),
    undefined,
    all.slice(1),
  ],
])('%s', async (_, make, site, sections) => {
  make();
  expect(await sectionsOf(site)).toEqual(sections);
});

test.each<[site: unknown, message: string]>([
  [{ home: ['blog'] }, 'home[0] must be one of imageSection, projects, about, carousel'],
  [{ home: ['about', 'about'] }, 'home lists a section twice: delete one of the two'],
  [{ home: 'about' }, 'home must be a list, in [ ]'],
  [{ theme: 'dark' }, 'theme must be "system", "day" or "night"'],
  [{ colors: { ink: 'navy' } }, 'colors.ink must be a colour such as #291730'],
  [{ colors: { lamp: '#ffc46b' } }, 'colors.lamp must be an object, in { }'],
  [{ colors: { accent: '#ffc46b' } }, 'colors.accent is an unknown field'],
  [{ colors: { brand: '#ffd400' } }, 'colors.brand is #ffd400, which on the white text'],
])('%j gets a line', async (site, message) => {
  await expect(sectionsOf(site)).rejects.toThrow(`data/site.json: `);
  await expect(sectionsOf(site)).rejects.toThrow(message);
});

test('a listed image section without pictures gets a line', async () => {
  editJson(join(root, 'data/scenes.json'), 'imageSection', undefined);
  await expect(sectionsOf({ home: ['about', 'imageSection'] })).rejects.toThrow(
    'data/site.json: home[1] lists imageSection, which data/scenes.json lacks',
  );
});

test('the content has nothing of a section that the home page does not have', async () => {
  writeSite({ home: [] });
  const { sections, scenes, owner, logos } = await readContent(root);
  expect([sections, logos]).toEqual([[], []]);
  expect(scenes).not.toHaveProperty('imageSection');
  expect(owner).not.toHaveProperty('portrait');
  expect(owner).not.toHaveProperty('cv');
});
