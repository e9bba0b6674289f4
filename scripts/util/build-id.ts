import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git';

/** What the site is built from, besides tests. */
const sources = [
  'app',
  'components',
  'data',
  'deploy',
  'lib',
  'messages',
  'public',
  'scripts',
  'types',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/**
 * Derives the build's id from its sources and settings. Two builds of the same sources have the same bytes, and a page
 * can detect a newer deployment.
 * @param root the checkout
 * @param mode anything else that changes the pages
 */
export function buildId(root: string, mode = ''): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  // Sitemap, feeds and structured data have dates from the history.
  const commit = git(root, 'rev-parse', '--verify', '-q', 'HEAD');
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, mode, commit, settings.sort()]));
  const files = sources.flatMap((source) => filesBelow(root, source));
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** The folder of files that the build makes. */
const made = join('public', 'media');

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (path === made || /\.test\.tsx?$/.test(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
