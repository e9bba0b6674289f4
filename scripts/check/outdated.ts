import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, otherLocales } from '../../lib/i18n/locales';
import type { ContentSource } from '../prepare/read';
import { git } from '../shared/git';
import type { Problem } from '../shared/problem';

/**
 * Finds Markdown files whose English file was changed later.
 * @returns one finding for each; none without git and without a repository
 */
export function findOutdated(root: string, { projects }: ContentSource): Problem[] {
  return projects.flatMap(({ folder }) => {
    const english = `${folder}/${defaultLocale}.md`;
    return otherLocales.flatMap((locale) => {
      const file = `${folder}/${locale}.md`;
      if (!existsSync(join(root, file)) || !isNewer(root, english, file)) return [];
      const message = `is older than ${english}: translate what has changed there (git log -p -- ${english}), and commit both`;
      return [{ file, field: '', message }];
    });
  });
}

/** @returns whether the last change of a file, committed or not, is later than that of the other */
function isNewer(root: string, file: string, other: string): boolean {
  // Lines such as ` M data/projects/01/en.md`, or with quotes.
  const status = ['-c', 'core.quotePath=off', 'status', '--porcelain', '--', file, other];
  const changed = git(root, ...status)?.split('\n') ?? [];
  const isChanged = (path: string) => changed.some((line) => line.replace(/"$/, '').endsWith(path));
  if (isChanged(other)) return false;
  if (isChanged(file)) return true;
  const lastCommit = (...paths: string[]) => git(root, 'log', '-1', '--format=%H', '--', ...paths);
  const newest = lastCommit(file, other);
  return Boolean(newest) && newest !== lastCommit(other);
}
