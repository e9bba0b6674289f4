import { execFileSync } from 'node:child_process';

/** When each file of `data/` and `messages/` last changed: an ISO 8601 instant by its path from the checkout's root. */
type History = Map<string, string>;

/**
 * Asks git. Empty where it cannot tell: without git or a repository, and in a shallow clone, in which every file seems
 * to have come with the last commit.
 */
export function readHistory(root: string): History {
  const history: History = new Map();
  try {
    if (git(root, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return history;
    const log = git(
      root,
      ...['-c', 'core.quotePath=false', 'log', '--format=%x00%cI', '--name-only', '--relative'],
      ...['--', 'data', 'messages'],
    );
    // The newest commit comes first.
    for (const commit of log.split('\0').slice(1)) {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) {
        if (!history.has(file)) history.set(file, new Date(date).toISOString());
      }
    }
  } catch {
    // No git, or no repository.
  }
  return history;
}

/** @param paths files and folders @returns undefined where the history has none of them */
export function lastChange(history: History, paths: string[]): string | undefined {
  return [...history]
    .filter(([file]) => paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .map(([, date]) => date)
    .sort()
    .at(-1);
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
