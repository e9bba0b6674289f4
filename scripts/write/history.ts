import { git } from '../util/git';

/**
 * Reads from git when files and folders have last changed.
 * @param paths from the root
 * @returns the newest change in ISO 8601; undefined without git and without a repository
 */
export function lastChange(root: string, paths: string[]): string | undefined {
  return datesOf(root, '-1', '--', ...paths)[0];
}

/**
 * Reads from git when a file has come, with whatever name: later changes do not move this date.
 * @param path from the root
 * @returns as `lastChange`
 */
export function firstChange(root: string, path: string): string | undefined {
  return datesOf(root, '--follow', '--diff-filter=A', '--', path).at(-1);
}

/** @returns the dates of the commits that `git log` lists, newest first; undefined for one that is not known */
function datesOf(root: string, ...args: string[]): (string | undefined)[] {
  const commits = git(root, 'log', '--format=%cI %D', ...args)?.split('\n') ?? [];
  return commits.map((commit) => {
    const [date, ...refs] = commit.split(' ');
    // All older changes of a shallow clone seem to come from its oldest commit, which git calls grafted.
    return date && !refs.join().includes('grafted') ? new Date(date).toISOString() : undefined;
  });
}
