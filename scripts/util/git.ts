import { spawnSync } from 'node:child_process';

let hasWarned = false;

/** @returns what a git command prints; empty if it fails, undefined without git */
export function git(root: string, ...args: string[]): string | undefined {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', env });
  const [remedy] = /git config --global --add safe\.directory .+/.exec(stderr ?? '') ?? [];
  if (remedy && !hasWarned) {
    hasWarned = true;
    console.warn(
      `The pages get no dates of change: git does not read this folder, because another user owns it. Allow it once: ${remedy}`,
    );
  }
  return stdout?.trim();
}
