/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { makeContent, useCheckoutLanguages } from '@/tests/fixture';
import { findUnfinished } from './check/findings';
import { readContent } from './read/read';

// The command asks in the checkout's languages, and this test reads the answers.
jest.unmock('@/lib/i18n/locales');

let root: string;
let others: string[];

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
  others = useCheckoutLanguages(root).filter((code) => code !== 'en');
});

afterEach(() => rmSync(root, { recursive: true }));

/** Runs the command. @returns what it prints */
function newProject(answers: string, ...args: string[]): string {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/new-project.ts')];
  const options = { cwd: root, encoding: 'utf8', input: answers } as const;
  const { stdout, stderr } = spawnSync(process.execPath, [...command, ...args], options);
  return stdout + stderr;
}

const folders = () => readdirSync(join(root, 'data/projects'));

test('the new project is valid, and its missing texts are listed', async () => {
  const cover = join(root, 'data/projects/07-ledger/cover.webp');
  const inOthers = (text: (code: string) => string) => others.map(text);
  const name = inOthers((code) => `Honey in ${code}`);
  const answers = ['Honey', ...name, 'Food', ...inOthers(() => ''), '25', '2025', 'bal.test']
    .concat('https://bal.test', '')
    .join('\n');
  expect(newProject(answers, '--cover', cover)).toContain('must be a year');
  expect(folders()).toEqual(['07-ledger', '08']);

  const content = await readContent(root);
  expect(content.projects[1]).toMatchObject({
    id: 8,
    name: { en: 'Honey', ...Object.fromEntries(others.map((code, index) => [code, name[index]])) },
    detail: Object.fromEntries(['en', ...others].map((code) => [code, 'Food'])),
    time: '2025',
    link: 'https://bal.test',
    image: 'cover.webp',
  });
  expect(readFileSync(join(root, 'data/projects/08/cover.webp'))).toEqual(readFileSync(cover));
  const listed = findUnfinished(root, content).map(
    ({ file, field }) => `${basename(file)} ${field}`,
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      ...[
        'project.json alt.image.en',
        'project.json job[0].work.en',
        'en.md line 1',
        'en.md line 7',
      ],
      ...others.map((code) => `${code}.md line 13`),
    ]),
  );
  expect(listed).not.toContain('project.json image');
});

test.each([
  ['the answers end early', 'Honey\n', [], 'No project was created'],
  [
    'the cover is not a picture',
    '',
    ['--cover', 'data/owner.json'],
    '--cover must name a file that ends in .webp',
  ],
])('no project is created if %s', (_, answers, args, message) => {
  expect(newProject(answers, ...args)).toContain(message);
  expect(folders()).toEqual(['07-ledger']);
});
