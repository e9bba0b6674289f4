/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { editFacts, editJson } from '@/tests/edit-json';

/** Holds two repositories: `template`, and the owner's `site`. */
let folder: string;

const header = 'components/header.tsx';
const footer = 'components/footer.tsx';
const project = (name: string) => `data/projects/${name}/en.md`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
  mkdirSync(join(folder, 'template'));
  for (const part of ['data', 'messages']) {
    cpSync(`tests/fixture/${part}`, join(folder, 'template', part), { recursive: true });
  }
  write('template', header, 'one\ntwo\nthree\n');
  write('template', footer, 'one\n');
  git('template', 'init', '-q', '-b', 'main');
  commit('template');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(repository: string, file: string, text: string) {
  const path = join(folder, repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const read = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
const texts = (file: string) => JSON.parse(read(file));

function git(repository: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const cwd = join(folder, repository);
  return execFileSync('git', [...author, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(repository: string) {
  git(repository, 'add', '--all');
  git(repository, 'commit', '-qm', 'Change');
}

/** Makes the owner's site from the template. */
function cloneSite() {
  git('.', 'clone', '-q', '--origin', 'template', 'template', 'site');
}

function editAsOwner() {
  editJson(join(folder, 'site/messages/en.json'), 'Home.Head', 'My own words');
  write('site', 'messages/es.json', '{ "Home": { "Head": "Hola" } }');
  rmSync(join(folder, 'site', dirname(project('01-atlas'))), { recursive: true });
  editFacts(join(folder, 'site', project('06-ember')), 'name', 'Mine');
  commit('site');
}

/** A component, messages and sample files change in the template. */
function editAsTemplate() {
  write('template', header, 'one\ntwo\nnew three\n');
  for (const language of ['en', 'az']) {
    const file = join(folder, `template/messages/${language}.json`);
    editJson(file, 'Home.New', `New in ${language}`);
    editJson(file, 'Home.Head', `Reworded in ${language}`);
    editJson(file, 'Home.Title', undefined);
  }
  editFacts(join(folder, 'template', project('01-atlas')), 'time', '2020');
  editFacts(join(folder, 'template', project('06-ember')), 'name', 'Renamed');
  write('template', project('99-sample'), '{}');
  commit('template');
}

/** Runs the command. @returns what it prints */
function upgrade(): string {
  const command = [resolve('node_modules/tsx/dist/cli.mjs'), resolve('scripts/upgrade.ts')];
  const options = { cwd: join(folder, 'site'), encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, command, options);
  return stdout + stderr;
}

/** Expects the template's components and new texts beside the owner's texts and projects. */
function expectMerged() {
  expect(read(header)).toBe('one\ntwo\nnew three\n');
  const { Home } = texts('messages/en.json');
  expect(Home).toMatchObject({ Head: 'My own words', New: 'New in en' });
  expect(Home).not.toHaveProperty('Title');
  expect(texts('messages/az.json').Home.New).toBe('New in az');
  expect(texts('messages/es.json').Home).toEqual({ Head: 'Hola', New: 'TODO: New in en' });
  expect(readdirSync(join(folder, 'site/data/projects'))).toEqual(['06-ember', '07-ledger']);
  expect(read(project('06-ember'))).toContain('\nname: Mine\n');
}

test('an upgrade brings components and new texts, and keeps what is the owner’s', () => {
  cloneSite();
  editAsOwner();
  editAsTemplate();
  const printed = upgrade();
  expect(printed).toContain('New texts, in every file of messages/: Home.New');
  expect(printed).not.toContain('the same lines');
  expectMerged();
  expect(git('site', 'diff', '--name-only', '--diff-filter=U')).toBe('');
  commit('site');
  expect(upgrade()).toContain('the newest version');
});

test('a line that both have changed is named', () => {
  cloneSite();
  write('site', footer, 'mine\n');
  write('template', footer, 'theirs\n');
  commit('site');
  commit('template');
  expect(upgrade()).toContain(`>>>>>>>:\n${footer}`);
  expect(read(footer)).toContain('<<<<<<<');
});

test('a copy without the template’s history is joined to it', () => {
  cloneSite();
  rmSync(join(folder, 'site/.git'), { recursive: true });
  git('site', 'init', '-q');
  commit('site');
  git('site', 'remote', 'add', 'template', '../template');
  editAsOwner();
  editAsTemplate();
  upgrade();
  expectMerged();
  commit('site');
  expect(upgrade()).toContain('the newest version');
});

test.each<[fault: string, make: () => void, message: string]>([
  ['changes are not committed', () => write('site', header, 'mine'), 'Commit your changes first'],
  [
    'the site began as something else',
    () => {
      rmSync(join(folder, 'site/.git'), { recursive: true });
      write('site', header, 'mine');
      git('site', 'init', '-q');
      commit('site');
      git('site', 'remote', 'add', 'template', '../template');
    },
    'is not a version of the template',
  ],
])('an upgrade changes nothing if %s', (_, make, message) => {
  cloneSite();
  make();
  editAsTemplate();
  expect(upgrade()).toContain(message);
  expect(read(header)).not.toContain('new three');
});
