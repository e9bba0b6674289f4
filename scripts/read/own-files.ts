import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../util/problem';

/** The owner's folder. Its files are published as they are, at the root of the site. */
export const ownFolder = 'public';

/** A pipe or a device would block the build, and a link to a parent folder has no end. */
const unreadable = 'is neither a file nor a folder, nor a link to one: delete it';
const endless = 'is a link to a folder that contains it: delete it';

/**
 * Lists the files of `public/`. Follows symbolic links, as Next does.
 * @param root the checkout
 * @param problems receives what cannot be published
 * @returns paths from `public/`, with slashes, sorted; empty if there is no `public/`
 */
export function listOwnFiles(root: string, problems: Problem[] = []): string[] {
  const files: string[] = [];
  const visit = (path: string, parents: string[]) => {
    const full = join(root, ownFolder, path);
    const stat = statSync(full, { throwIfNoEntry: false });
    const refuse = (message: string) =>
      problems.push({ file: `${ownFolder}/${path}`, field: '', message });
    if (stat?.isFile()) files.push(path);
    else if (!stat?.isDirectory()) refuse(unreadable);
    else if (parents.includes(realpathSync(full))) refuse(endless);
    else {
      const inside = [...parents, realpathSync(full)];
      for (const name of readdirSync(full).sort()) visit(path ? `${path}/${name}` : name, inside);
    }
  };
  if (statSync(join(root, ownFolder), { throwIfNoEntry: false })) visit('', []);
  return files;
}
