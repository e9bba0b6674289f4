import { watch, writeFileSync } from 'node:fs';
import { prepare } from '../prepare/prepare';
import { explainFileError } from '../shared/file-error';
import { ContentError } from '../shared/problem';

let timer: NodeJS.Timeout | undefined;
let updates = Promise.resolve();

/** Prepares the content again after each edit. Next follows what changes in `.content/`. */
export function followContent(root: string): void {
  for (const folder of ['data', 'messages']) {
    watch(folder, { recursive: true }, () => scheduleUpdate(root)).on('error', console.error);
  }
}

/** Debounces: an editor saves a file in several steps. */
function scheduleUpdate(root: string) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    updates = updates.then(() => update(root));
  }, 150);
}

async function update(root: string) {
  try {
    await prepare(root, { drafts: true });
  } catch (error) {
    const message = error instanceof ContentError ? `\n${error.message}` : explainFileError(error);
    console.error(message ?? error);
    console.error('The pages show this until it is fixed.\n');
    showInPages(String(error instanceof Error ? error.message : error));
  }
}

/** Every page imports this module. Next shows the error in an overlay; `prepare` replaces the module after the next edit. */
function showInPages(message: string) {
  const module = `throw new Error(${JSON.stringify(message)});\nexport const content = undefined;\n`;
  writeFileSync('.content/content.ts', module);
}
