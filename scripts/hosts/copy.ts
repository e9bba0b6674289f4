import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Copies a checkout with its history and what is not committed, so that it is built in another folder.
 * @param root the checkout
 * @param to a folder that is not there yet
 */
export function copyCheckout(root: string, to: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (existsSync(join(root, '.git'))) {
    git('clone', '--quiet', '--shared', root, to);
    const changed = git('ls-files', '-z', '--modified', '--others', '--exclude-standard');
    for (const file of new Set(changed.split('\0').filter(Boolean))) {
      if (existsSync(join(root, file))) cpSync(join(root, file), join(to, file));
      else rmSync(join(to, file), { force: true });
    }
  } else {
    const left = new Set(['node_modules', 'out', '.next', '.cache', '.content']);
    cpSync(root, to, { recursive: true, filter: (path) => !left.has(basename(path)) });
  }
  // Encoding every picture again would take minutes.
  cpSync(join(root, '.cache'), join(to, '.cache'), { recursive: true });
  // Next's compiler follows no link out of its folder.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(to, 'node_modules')]);
}
