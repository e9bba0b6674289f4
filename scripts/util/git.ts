import { spawnSync } from 'node:child_process';

/** @returns what a git command prints; empty if it fails, undefined without git */
export function git(root: string, ...args: string[]): string | undefined {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
}
