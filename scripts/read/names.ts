import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { unescape as decodePercent } from 'node:querystring';

/**
 * Finds the name that a file or folder has on the disk. macOS and Windows open a file whose name differs in case; the hosts
 * do not.
 * @param path with `/` or `\`, from the root
 * @returns the path on the disk; undefined if there is no such file. It differs from `path` in case if no other file fits
 */
export function nameOnDisk(root: string, path: string): string | undefined {
  let found = '';
  for (const part of withSlashes(path).split('/')) {
    const names = part === '..' ? [part] : namesIn(join(root, found));
    const name =
      names.find((each) => each === part) ??
      names.find((each) => plain(each) === plain(part)) ??
      names.find((each) => plain(each).toLowerCase() === plain(part).toLowerCase());
    if (name === undefined) return undefined;
    found = posix.join(found, name);
  }
  return found;
}

/** @returns the path on the disk if its letters differ in case from the given one */
export function otherCase(root: string, path: string): string | undefined {
  const name = nameOnDisk(root, path);
  return name && plain(name) !== plain(withSlashes(path)) ? name : undefined;
}

/** @returns the names in a folder; none if it cannot be read */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/**
 * The form in which names are compared. Accents are composed, every kind of space is a plain one (macOS puts U+202F before the
 * AM and PM of a screenshot), and `%23` is `#`.
 */
const plain = (name: string) => decodePercent(name).normalize('NFKC');

const withSlashes = (path: string) => posix.normalize(path.replaceAll('\\', '/'));
