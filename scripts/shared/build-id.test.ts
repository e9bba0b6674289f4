/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildId } from './build-id';

const roots: string[] = [];

afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

function makeSources(text = 'one'): string {
  const root = mkdtempSync(join(tmpdir(), 'build-id-'));
  roots.push(root);
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/owner.json'), text);
  return root;
}

function git(root: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

test('without git, equal sources in two folders have the same id, and different sources do not', () => {
  expect(buildId(makeSources())).toBe(buildId(makeSources()));
  expect(buildId(makeSources())).not.toBe(buildId(makeSources('two')));
});

test('a clean checkout uses its commit as the id, a changed one a hash of its sources and its commit', () => {
  const root = makeSources();
  git(root, 'init', '-q');
  git(root, 'add', '.');
  git(root, 'commit', '-qm', 'One');
  const commit = git(root, 'rev-parse', 'HEAD');
  expect(commit.startsWith(buildId(root))).toBe(true);

  writeFileSync(join(root, 'data/owner.json'), 'two');
  const changed = buildId(root);
  expect(commit.startsWith(changed)).toBe(false);
  expect(buildId(root)).toBe(changed);
  git(root, 'commit', '-qm', 'Two', '--allow-empty');
  expect(buildId(root)).not.toBe(changed);
});
