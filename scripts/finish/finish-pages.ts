import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath } from '../../lib/asset-path';
import { bundleInline } from '../util/inline-loader.mjs';
import { finishPage } from './finish-page';
import type { Origins, PolicySources } from './policy';

/** V8's magic comment (https://v8.dev/blog/explicit-compile-hints). Other engines ignore it. */
const compileHint = '//# allFunctionsCalledOnLoad\n';
/** `components/runtime/hydration/hydration.inline.ts` treats a script without this mark as incomplete or wrong. */
const endMark = '\ndocument.currentScript.dataset.ran="";\n';

const exit =
  '\nUntil scripts/finish/ is corrected, `npm run build -- --plain` publishes the pages as Next exports them.';

/**
 * Finishes every exported page (see `finishPage`) and script.
 * @param out folder of the export
 * @returns the sources that all pages need together, for the header that hosts send
 * @throws Error with the page's name if Next's output has an unknown form
 */
export function finishPages(out: string, origins: Origins): PolicySources {
  const bundles = new Map<string, string>();
  const hashes = new Set<string>();
  for (const page of filesOf('', '.html')) {
    // Next has copied the owner's files.
    if (existsSync(join('public', page))) continue;
    try {
      const options = { bundle, basePath: basePath(), origins, read };
      const finished = finishPage(read(page), options);
      for (const each of finished.scriptHashes) hashes.add(each);
      write(page, finished.html);
      for (const { path, code } of finished.files) write(path, code);
    } catch (error) {
      throw new Error(`out/${page} ${(error as Error).message}${exit}`, { cause: error });
    }
  }
  finishScripts();
  return { scriptHashes: [...hashes].sort(), origins };

  /**
   * Adds the compile hint and the end mark to each script. With the hint, Chromium compiles the script off the main
   * thread while it loads, not at the first call of each function. This halves the main thread's work for hydration, but
   * also compiles functions that are never called.
   */
  function finishScripts() {
    for (const file of filesOf('_next/static', '.js'))
      write(file, compileHint + read(file) + endMark);
  }

  function filesOf(folder: string, ending: string) {
    const files = readdirSync(join(out, folder), { recursive: true, encoding: 'utf8' });
    return files.filter((file) => file.endsWith(ending)).map((file) => join(folder, file));
  }

  function bundle(file: string) {
    const code = bundles.get(file) ?? bundleInline(file).code;
    bundles.set(file, code);
    return code;
  }

  function read(path: string) {
    return readFileSync(join(out, path), 'utf8');
  }

  function write(path: string, text: string) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
}
