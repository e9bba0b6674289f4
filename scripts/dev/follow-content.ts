import { existsSync, type FSWatcher, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentSource } from '../read/read';
import { ContentError } from '../util/problem';
import { prepare } from '../write/prepare';

let timer: NodeJS.Timeout | undefined;
let watchers: FSWatcher[] = [];
let updates = Promise.resolve();

/**
 * Prepares the content, and again after each edit, also one that comes meanwhile. Next follows what changes in `.content/`.
 * @returns the content as it is at first
 */
export function followContent(root: string): Promise<ContentSource> {
  watchFolders(root);
  const first = prepare(root, { drafts: true, sharePictures: false });
  updates = first.then(
    () => {},
    () => {},
  );
  return first;
}

/** Each folder has a watcher of its own: the recursive one of Node.js 20 loses a file that an editor saves by renaming. */
function watchFolders(root: string): void {
  const folders = ['data', 'messages']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => [folder, ...foldersIn(folder)]);
  const before = watchers;
  watchers = folders.map((folder) =>
    // A folder that is deleted reports an error on Windows.
    watch(folder, { persistent: false }, () => scheduleUpdate(root)).on('error', () => {}),
  );
  for (const watcher of before) watcher.close();
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Debounces: an editor saves a file in several steps. */
function scheduleUpdate(root: string) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    // Folders may be new.
    watchFolders(root);
    updates = updates.then(() => update(root));
  }, 150);
}

async function update(root: string) {
  try {
    await prepare(root, { drafts: true, sharePictures: false });
  } catch (error) {
    console.error(error instanceof ContentError ? `\n${error.message}` : error);
    console.error('The pages show this until it is fixed.\n');
    showInPages(String(error instanceof Error ? error.message : error));
  }
}

/** Every page imports this module. Next shows the error in an overlay; `prepare` replaces the module after the next edit. */
function showInPages(message: string) {
  const module = `throw new Error(${JSON.stringify(message)});\nexport const content = undefined;\n`;
  writeFileSync('.content/content.ts', module);
}
