import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a page is made of. */
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
/** Made from the others by `prepare`. */
const made = join('public', 'media');

/**
 * Names a build by what it is made from, so that two builds of one state are the same to the byte, and a page can tell
 * that another state has been deployed since.
 * @param root the checkout
 * @returns the commit, where all is committed; else a hash of the sources
 */
export function buildId(root: string): string {
  return commitOf(root) ?? hashOf(root);
}

function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    // A copy without a history of its own may lie inside another repository, whose commit says nothing of it.
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
  if (path === made || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
