import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * Finds the name that a file or folder has on the disk. macOS and Windows open a file whose name differs in case, and
 * macOS one that composes its accents in another way; the hosts do not.
 * @param path with `/` or `\`, from the root
 * @returns the path on the disk; undefined if there is no such file. It differs from `path` in case if no other file fits
 */
export function nameOnDisk(root: string, path: string): string | undefined {
  let found = '';
  for (const part of withSlashes(path).split('/')) {
    const names = part === '..' ? [part] : namesIn(join(root, found));
    const name =
      names.find((each) => each === part) ??
      names.find((each) => each.normalize() === part.normalize()) ??
      names.find((each) => inOneCase(each) === inOneCase(part));
    if (name === undefined) return undefined;
    found = posix.join(found, name);
  }
  return found;
}

/** @returns the path on the disk if its letters differ in case from the given one */
export function otherCase(root: string, path: string): string | undefined {
  const name = nameOnDisk(root, path);
  return name?.normalize() === withSlashes(path).normalize() ? undefined : name;
}

/** @returns the names in a folder; none if it cannot be read */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const inOneCase = (name: string) => name.normalize().toLowerCase();

const withSlashes = (path: string) => posix.normalize(path.replaceAll('\\', '/'));
