import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { basePath } from '../../lib/asset-path';
import { finishPage } from './finish-page';
import { bundleInline } from './inline-loader.mjs';
import { toMarkdown } from './markdown';
import type { PolicySources } from './policy';

/**
 * Finishes every exported page (see `finishPage`) and writes its text as Markdown beside it.
 * @param out folder of the export
 * @param connectOrigins other origins that pages can send requests to
 * @param report gets the progress, such as `31 of 52`
 * @returns the sources that all pages need together, for the header that hosts send
 * @throws Error with the page's name if Next's output has an unknown form
 */
export function finishPages(
  out: string,
  connectOrigins: string[],
  report: (progress: string) => void,
): PolicySources {
  const bundles = new Map<string, string>();
  const hashes = new Set<string>();
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  for (const [index, page] of pages.entries()) {
    report(`${index + 1} of ${pages.length}`);
    const eager = page === '404.html';
    try {
      const exported = readFileSync(join(out, page), 'utf8');
      const finished = finishPage(exported, {
        bundle,
        basePath: basePath(),
        connectOrigins,
        eager,
        read,
      });
      for (const each of finished.scriptHashes) hashes.add(each);
      write(page, finished.html);
      write(finished.data.path, finished.data.code);
      if (!eager) write(page.replace(/html$/, 'md'), toMarkdown(finished.document, page));
    } catch (error) {
      throw new Error(`out/${page} ${(error as Error).message}`, { cause: error });
    }
  }
  return { scriptHashes: [...hashes].sort(), connectOrigins };

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
