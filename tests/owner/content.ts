import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillIn } from '@/lib/i18n/messages';

/** Whole and valid content of somebody else: what is in the checkout's own `data/` and `messages/` is the owner's affair. */
const folder = 'tests/owner/content';
const projectFolders = ['01-atlas', '06-ember', '07-ledger'];

function read(file: string) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/**
 * Makes a folder with that content, to be spoilt at will. Pictures that are known are not looked at again.
 * @param projects the folders of those to take; all, unless told
 * @returns its absolute path
 */
export function makeContent(projects = projectFolders): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(folder, root, {
    recursive: true,
    filter: (path) => !/projects\/\d/.test(path) || projects.some((each) => path.includes(each)),
  });
  for (const locale of ['az', 'en']) {
    const file = `messages/${locale}.json`;
    writeFileSync(join(root, file), JSON.stringify(fillIn(read(file))));
  }
  for (const path of ['.cache', 'public']) symlinkSync(resolve(path), join(root, path));
  return root;
}
