import { execFileSync } from 'node:child_process';

/** The time of each file's last change, in ISO 8601. The keys are paths of files in `data/` and `messages/`. */
type History = Map<string, string>;

/**
 * Reads the dates from git. Empty without git, without a repository and in a shallow clone, where every file seems to
 * come from the last commit.
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
    // Git lists the newest commit first.
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

/** @param paths files and folders @returns the newest change of any of them; undefined if the history has none */
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
