import { isAbsolute, relative } from 'node:path';

const inUse = 'is used by another program, or mounted: close the program, or unmount it';

/** What the system refuses, as Node (`ENOSPC: …`), Next's compiler (`os error 28`) and libvips (`unix error: …`) say it. */
const refusals = [
  {
    pattern: /\b(ENOSPC|EDQUOT):|No space left on device|os error 28\b/i,
    message: 'cannot be written, as the disk is full: free some space',
  },
  {
    pattern: /\bEROFS:|Read-only file system|os error 30\b/i,
    message: 'cannot be written, as its disk is read-only: copy this folder to another disk',
  },
  { pattern: /\b(EBUSY|EXDEV):/, message: inUse },
  {
    pattern: /(?<!with )\b(EACCES|EPERM): |os error 13\b|unix error: Permission denied/,
    message:
      process.platform === 'win32'
        ? inUse
        : 'cannot be read or written by you: make this folder yours (sudo chown -R "$(id -u)" .)',
  },
];

/** @returns one line for the owner if the system has refused to read or write a file */
export function explainFileError(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = refusals.find(({ pattern }) => pattern.test(error.message)) ?? {};
  if (message) return `${filesOf(error)} ${message}, then run the command again.`;
  return explainFileError(error.cause);
}

function filesOf({ path, dest }: NodeJS.ErrnoException & { dest?: string }): string {
  const files = [path, dest].filter((file) => file !== undefined).map(shorten);
  return files.join(' or ') || 'A file in this folder';
}

function shorten(file: string): string {
  const path = isAbsolute(file) ? relative(process.cwd(), file) : file;
  return path.startsWith('..') ? file : path;
}
