/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeContent } from '@/tests/owner/content';
import { readContent } from '../content/read';
import { isPlaceholder } from './placeholder';
import { scaffoldProject } from './scaffold';
import { slugOf } from './slug';

// Each test starts a process or several, on a machine that may be busy.

let root: string;

beforeEach(() => {
  root = makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command as `npm run new-project` does, without a terminal. @returns what it says, on either channel */
function newProject(...args: string[]): string {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/new-project.ts')];
  try {
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    return execFileSync(process.execPath, [...command, ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: [...stdio],
    });
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

function projects(): string[] {
  return readdirSync(join(root, 'data/projects'));
}

test('a name is enough for a project that the build takes', async () => {
  expect(newProject('--name', 'Çay & Bal')).toContain('data/projects/08-cay-bal/ is there');
  for (const file of ['cover.webp', 'image1.webp', 'image2.webp']) {
    expect(await isPlaceholder(join(root, 'data/projects/08-cay-bal', file))).toBe(true);
    expect(await isPlaceholder(join(root, 'data/projects/07-ledger', file))).toBe(false);
  }
  await scaffoldProject(root, {
    slug: 'bal',
    name: { en: 'Honey', az: 'Bal' },
    detail: { en: 'Food' },
    time: '2025',
    link: 'https://bal.test',
    pictures: {},
  });
  rmSync(join(root, 'data/projects/08-cay-bal'), { recursive: true });
  const made = (await readContent(root)).projects.at(-1);
  expect(made).toMatchObject({ id: 9, name: { en: 'Honey', az: 'Bal' } });
});

test('a name in each language of the site is taken', () => {
  const { otherLocales } = jest.requireActual('../../lib/i18n/locales');
  const flags = otherLocales.flatMap((locale: string) => [`--name-${locale}`, `Bal ${locale}`]);
  newProject('--name', 'Bal', ...flags);
  const file = join(root, 'data/projects/08-bal/project.json');
  const names = otherLocales.map((locale: string) => [locale, `Bal ${locale}`]);
  expect(JSON.parse(readFileSync(file, 'utf8')).name).toEqual({
    en: 'Bal',
    ...Object.fromEntries(names),
  });
});

test('what flags say is taken, pictures too', () => {
  const cover = join(root, 'data/projects/07-ledger/cover.webp');
  newProject(
    '--name',
    'Bal',
    '--field',
    'Honey',
    '--year',
    '2023',
    '--color',
    '#e8930c',
    '--cover',
    cover,
  );
  const folder = join(root, 'data/projects/08-bal');
  expect(JSON.parse(readFileSync(join(folder, 'project.json'), 'utf8'))).toMatchObject({
    detail: { en: 'Honey' },
    time: '2023',
    color: '#e8930c',
  });
  expect(readFileSync(join(folder, 'cover.webp')).equals(readFileSync(cover))).toBe(true);
});

test('nothing that is there is overwritten', () => {
  expect(newProject('--name', 'Ledger')).toBe(
    "data/projects/07-ledger is there already, and stays as it is. Choose another folder's name: --slug\n",
  );
  expect(projects()).toEqual(['07-ledger']);
});

test.each([
  [[], '--name is missing'],
  [['--name', 'Bal', '--color', 'red'], '--color must be a colour such as #291730'],
  [['--name', 'Bal', '--year', '23'], '--year must be a year such as "2025"'],
  [['--name', 'Bal', '--link', 'bal.az'], '--link must be an address that begins with https://'],
  [['--name', 'Bal', '--slug', 'Bal Evi'], '--slug must be lower-case letters'],
  [['--name', 'صباح'], '--slug must be lower-case letters'],
  [['--name', 'Bal', '--cover', 'none.png'], '--cover names a file that is not there: none.png'],
  [['--name', 'Bal', '--cover', 'data/owner.json'], '--cover must name a file that ends in .webp'],
  [['--naem', 'Bal'], "Unknown option '--naem'"],
])('%j makes nothing', (args, message) => {
  expect(newProject(...args)).toContain(message);
  expect(projects()).toEqual(['07-ledger']);
});

test.each([
  ['Fənər Taksi', 'fener-taksi'],
  ['İÇƏRİŞƏHƏR', 'iceriseher'],
  ['Mizan & Tərəf', 'mizan-teref'],
  ['Ağıllı Qapı 24', 'agilli-qapi-24'],
  ['Straße', 'strasse'],
])('the folder of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
