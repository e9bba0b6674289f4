/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editJson } from '@/tests/edit-json';
import { makeContent } from '@/tests/fixture';
import { readContent } from '../read/read';
import { findOutdated } from './outdated';

const folder = 'data/projects/07-ledger';
let root: string;

beforeEach(async () => {
  root = await makeContent(['07-ledger']);
});

afterEach(() => rmSync(root, { recursive: true }));

function git(...args: string[]) {
  const who = { EMAIL: 'a@example.com', GIT_AUTHOR_NAME: 'a', GIT_COMMITTER_NAME: 'a' };
  const env = { ...process.env, ...who };
  execFileSync('git', ['-c', 'commit.gpgsign=false', ...args], { cwd: root, stdio: 'ignore', env });
}

function write(name: string, text: string) {
  writeFileSync(join(root, folder, name), text);
}

function commit() {
  git('add', 'data', 'messages');
  git('commit', '-qm', 'Change');
}

const outdated = async () =>
  findOutdated(root, await readContent(root)).map(({ file, field }) => `${file} ${field}`.trim());

// `npm test` must pass without git.
const withGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

withGit('a translation is listed from a change of the English text to its own', async () => {
  git('init', '-q');
  commit();
  expect(await outdated()).toEqual([]);
  write('en.md', 'Two bookkeepers asked for five buttons.');
  expect(await outdated()).toEqual([`${folder}/az.md`]);
  commit();
  expect(await outdated()).toEqual([`${folder}/az.md`]);
  write('az.md', 'İki mühasib beş düymə istədi.');
  expect(await outdated()).toEqual([]);
  commit();
  expect(await outdated()).toEqual([]);
  write('az.md', 'İki mühasib cəmi beş düymə istədi.');
  commit();
  expect(await outdated()).toEqual([]);
});

withGit('a field and a text of messages/ are compared with their English ones', async () => {
  git('init', '-q');
  commit();
  const project = `${folder}/project.json`;
  editJson(join(root, project), 'process', { en: 'With three bookkeepers', az: 'İki mühasiblə' });
  editJson(join(root, project), 'detail', { en: 'Money', az: 'Pul' });
  editJson(join(root, 'messages/en.json'), 'Home.Title', 'Owner');
  const expected = [`${project} process.az`, 'messages/az.json Home.Title'];
  expect(await outdated()).toEqual(expected);
  commit();
  editJson(join(root, 'messages/az.json'), 'Home.Head', 'Yeni');
  commit();
  expect(await outdated()).toEqual(expected);
  editJson(join(root, 'messages/az.json'), 'Home.Title', 'Sahib');
  editJson(join(root, project), 'process.az', 'Üç mühasiblə');
  expect(await outdated()).toEqual([]);
});

test('without a repository, and without a translation, nothing is listed', async () => {
  expect(await outdated()).toEqual([]);
  rmSync(join(root, folder, 'az.md'));
  expect(await outdated()).toEqual([]);
});
