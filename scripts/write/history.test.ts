/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstChange, lastChange } from './history';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
});

afterEach(() => rmSync(root, { recursive: true }));

function git(args: string[], date?: string) {
  const dates = { GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = { EMAIL: 'a@example.com', GIT_AUTHOR_NAME: 'a', GIT_COMMITTER_NAME: 'a' };
  const env = { ...process.env, ...who, ...dates };
  execFileSync('git', ['-c', 'commit.gpgsign=false', ...args], { cwd: root, stdio: 'ignore', env });
}

function commit(file: string, date: string) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), date);
  git(['add', file]);
  git(['commit', '-qm', 'Change'], date);
}

// `npm test` must pass without git.
const withGit = spawnSync('git', ['--version']).status === 0 ? test : test.skip;

withGit('the date of a folder is that of its newest change, also with non-ASCII file names', () => {
  git(['init', '-q']);
  commit('data/projects/01-ləçək/en.md', '2025-01-02T03:04:05+04:00');
  commit('data/projects/01-ləçək/şəkil.webp', '2025-02-02T03:04:05+04:00');
  commit('data/projects/01-ləçək/en.md', '2025-03-02T03:04:05+04:00');
  commit('data/projects/02-other/en.md', '2025-04-02T03:04:05Z');
  const lastOf = (path: string) => lastChange(root, [path]);
  expect(lastOf('data/projects/01-ləçək')).toBe('2025-03-01T23:04:05.000Z');
  expect(lastOf('data/projects/01-ləçək/şəkil.webp')).toBe('2025-02-01T23:04:05.000Z');
  expect(lastOf('data/projects')).toBe('2025-04-02T03:04:05.000Z');
  expect(lastOf('data/projects/0')).toBeUndefined();
});

withGit('a file keeps its first date when it is changed or renamed', () => {
  git(['init', '-q']);
  commit('data/tide.mp4', '2025-01-02T03:04:05+04:00');
  commit('data/tide.mp4', '2025-02-02T03:04:05Z');
  git(['mv', 'data/tide.mp4', 'data/wave.mp4']);
  git(['commit', '-qm', 'Rename'], '2025-03-02T03:04:05Z');
  expect(firstChange(root, 'data/wave.mp4')).toBe('2025-01-01T23:04:05.000Z');
  expect(firstChange(root, 'data/none.mp4')).toBeUndefined();
});

withGit('a shallow clone has no dates', () => {
  git(['init', '-q', 'origin']);
  const parent = root;
  root = join(parent, 'origin');
  for (const day of ['01', '02']) commit('data/a.json', `2025-01-${day}T03:04:05Z`);
  root = parent;
  git(['clone', '-q', '--depth=1', `file://${join(parent, 'origin')}`, 'clone']);
  expect(lastChange(join(parent, 'origin'), ['data'])).toBe('2025-01-02T03:04:05.000Z');
  expect(lastChange(join(parent, 'clone'), ['data'])).toBeUndefined();
  expect(firstChange(join(parent, 'clone'), 'data/a.json')).toBeUndefined();
});

test('a folder without a repository has no dates', () => {
  expect(lastChange(root, ['data'])).toBeUndefined();
});
