import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What file managers write into a folder. Git ignores it, so it stays behind when a branch without the folder is checked out. */
const hidden = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/** @returns the folders of `data/projects/` that have files, in natural order: `2` comes before `10` */
export function projectFolders(root: string): string[] {
  const path = join(root, 'data/projects');
  return (existsSync(path) ? readdirSync(path) : [])
    .filter((name) => !hidden.test(name) && hasFiles(join(path, name)))
    .sort(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => `data/projects/${name}`);
}

/** @returns the number that a project's folder begins with, which is in its URL; NaN if it has none */
export function projectId(folder: string): number {
  return Number.parseInt(basename(folder), 10);
}

function hasFiles(path: string): boolean {
  if (!statSync(path).isDirectory()) return false;
  return readdirSync(path, { recursive: true, withFileTypes: true }).some(
    (entry) => !entry.isDirectory() && !hidden.test(entry.name),
  );
}
