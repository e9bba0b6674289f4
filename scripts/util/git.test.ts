/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './git';

test('git that does not trust the folder is reported once, with the command that heals it', () => {
  const root = mkdtempSync(join(tmpdir(), 'git-'));
  spawnSync('git', ['init', '-q', root]);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = 'true';
  for (let call = 0; call < 2; call += 1) git(root, 'log', '-1');
  delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining(`git config --global --add safe.directory ${root}`)],
  ]);
  rmSync(root, { recursive: true });
});
