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

function git(root: string, ...args: string[]) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, ...args], { cwd: root });
}

test('the id changes with a source, a setting and a commit, and with nothing else', () => {
  const root = makeSources();
  const id = buildId(root);
  expect(buildId(makeSources())).toBe(id);
  expect(buildId(makeSources('two'))).not.toBe(id);
  expect(buildId(root, 'preview')).not.toBe(id);
  process.env.NEXT_PUBLIC_SITE_URL = 'https://me.example';
  expect(buildId(root)).not.toBe(id);
  delete process.env.NEXT_PUBLIC_SITE_URL;
  git(root, 'init', '-q');
  expect(buildId(root)).toBe(id);
  git(root, 'commit', '-qm', 'One', '--allow-empty');
  expect(buildId(root)).not.toBe(id);
});
