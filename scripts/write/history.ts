import { git } from '../util/git';

/**
 * Reads from git when files and folders have last changed.
 * @param paths from the root
 * @returns the newest change in ISO 8601; undefined without git and without a repository
 */
export function lastChange(root: string, paths: string[]): string | undefined {
  const [date, refs = ''] =
    git(root, 'log', '-1', '--format=%cI%n%D', '--', ...paths)?.split('\n') ?? [];
  // All older changes of a shallow clone seem to come from its oldest commit, which git calls grafted.
  return date && !/\bgrafted\b/.test(refs) ? new Date(date).toISOString() : undefined;
}
