import { spawnSync } from 'node:child_process';
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
  'types',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.build.json',
  'tsconfig.json',
];
/** `prepare` generates them from the other sources. */
const generated = [join('public', 'media'), join('public', 'favicon.ico')];

/**
 * Derives the build's id from its sources. Two builds of the same sources have the same bytes, and a page can detect a
 * newer deployment.
 * @param root the checkout
 * @returns the commit if everything is committed; otherwise a hash of the sources
 */
export function buildId(root: string): string {
  const commit = git(root, 'rev-parse', '--short=16', 'HEAD');
  // A copy without `.git` can lie inside another repository, whose commit does not describe the copy.
  const isTop = git(root, 'rev-parse', '--show-prefix') === '';
  if (commit && isTop && git(root, 'status', '--porcelain') === '') return commit;

  // The pages show dates from the history.
  const hash = createHash('sha256').update(isTop && commit ? commit : '');
  for (const source of sources) {
    for (const file of filesBelow(root, source)) {
      hash.update(`${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function git(cwd: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function filesBelow(root: string, path: string): string[] {
  const full = join(root, path);
  if (generated.includes(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, join(path, name)));
}
