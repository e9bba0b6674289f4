import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** V8's magic comment (https://v8.dev/blog/explicit-compile-hints). Other engines ignore it. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** `components/hydration/hydration.inline.ts` treats a script without this mark as incomplete or wrong. */
const endMark = '\ndocument.currentScript.dataset.ran="";\n';

/**
 * Adds the compile hint and the end mark to each script. With the hint, Chromium compiles the script off the main
 * thread while it loads, not at the first call of each function. This halves the main thread's work for hydration, but
 * also compiles functions that are never called.
 * @param out the exported site
 */
export function finishScripts(out: string): void {
  const folder = join(out, '_next/static');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8') + endMark);
  }
}
