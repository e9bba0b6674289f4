import { spawnSync } from 'node:child_process';

/**
 * Reads from git when files and folders have last changed.
 * @param paths from the root
 * @returns the newest change in ISO 8601; undefined without git, without a repository and in a shallow clone, where every
 * file seems to come from the last commit
 */
export function lastChange(root: string, paths: string[]): string | undefined {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  const date = git(root, 'log', '-1', '--format=%cI', '--', ...paths);
  return date ? new Date(date).toISOString() : undefined;
}

function git(root: string, ...args: string[]): string | undefined {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim();
}
