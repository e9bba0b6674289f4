import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** V8's magic comment (https://v8.dev/blog/explicit-compile-hints); to other engines it is a comment. */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile the chunks while they load, beside the page's thread, and not each function when it is first
 * called: half of what hydration keeps the page busy for. The price is the compilation of functions that nobody calls.
 * @param out the exported site
 */
export function hintChunks(out: string): void {
  const folder = join(out, '_next/static/chunks');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, compileHint + readFileSync(file, 'utf8'));
  }
}
