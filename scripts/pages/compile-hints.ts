import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** V8's magic comment (https://v8.dev/blog/explicit-compile-hints); to other engines it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** `components/hydration/hydration.inline.ts` takes a script without it for a wrong or cut-off answer. */
const endMark = '\ndocument.currentScript.dataset.ran="";\n';

/**
 * Marks the end of each script, and has Chromium compile it while it loads, beside the page's thread, and not each
 * function when it is first called: half of what hydration keeps the page busy for. The price is the compilation of
 * functions that nobody calls.
 * @param out the exported site
 */
export function hintChunks(out: string): void {
  const folder = join(out, '_next/static');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8') + endMark);
  }
}
