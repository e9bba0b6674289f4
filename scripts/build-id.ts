import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that the pages are built from. */
const sources = [
  'app',
  'components',
  'data',
  'deploy',
  'lib',
  'messages',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
];
/** `prepare` generates it from the other sources. */
const generatedDir = join('public', 'media');

/**
 * Derives the build's id from its sources. Two builds of the same sources have the same bytes, and a page can detect a
 * newer deployment.
 * @param root the checkout
 * @returns the commit if everything is committed; otherwise a hash of the sources
 */
export function buildId(root: string): string {
  return commitOf(root) ?? hashOf(root);
}

function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // A copy without `.git` can lie inside another repository, whose commit does not describe the copy.
    if (git('rev-parse', '--show-prefix').trim() !== '') return undefined;
    if (git('status', '--porcelain').trim() !== '') return undefined;
    return git('rev-parse', '--short=16', 'HEAD').trim();
  } catch {
    return undefined;
  }
}

function hashOf(root: string): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(root, source)) {
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (path === generatedDir || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
