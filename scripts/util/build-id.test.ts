/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildId } from './build-id';

const folder = mkdtempSync(join(tmpdir(), 'build-id-'));

afterAll(() => rmSync(folder, { recursive: true }));

function makeSources(name: string, text = 'one'): string {
  const root = join(folder, name);
  mkdirSync(join(root, 'data'), { recursive: true });
  writeFileSync(join(root, 'data/owner.json'), text);
  return root;
}

test('the id changes with a source, a setting and a commit, and with nothing else', () => {
  const root = makeSources('first');
  const id = buildId(root);
  expect(buildId(makeSources('same'))).toBe(id);
  expect(buildId(makeSources('other', 'two'))).not.toBe(id);
  expect(buildId(root, 'preview')).not.toBe(id);
  process.env.NEXT_PUBLIC_SITE_URL = 'https://me.example';
  expect(buildId(root)).not.toBe(id);
  delete process.env.NEXT_PUBLIC_SITE_URL;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  git('init', '-q');
  expect(buildId(root)).toBe(id);
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  git(...author, 'commit', '-qm', 'One', '--allow-empty');
  expect(buildId(root)).not.toBe(id);
});
