import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInline } from '../content/inline-scripts';

const chunkTag = /<script src="([^"]+)" async=""><\/script>/g;
const preloadTag = /<link rel="preload" as="script"[^>]*>/g;
/** What Turbopack's runtime is started with; the numbers are the modules to begin with. */
const startTag =
  /<script(?: id="_R_")?>\(globalThis\["TURBOPACK"\][^<]*"runtimeModuleIds":\[([\d,]+)\][^<]*<\/script>/g;
const runtimeChunk = /\/turbopack-[^/]+\.js$/;
/** The page's tree once more, as data. */
const dataTag = /<script(?: id="_R_")?>((?:\(self\.__next_f|self\.__next_f).*?)<\/script>/gs;
/** React marks where pictures travel, for streaming; no browser knows these attributes. */
const transitionMark = / vt-(?:name|update|share|enter|exit)="[^"]*"/g;
/** Next's note to itself that its fonts have fallbacks: nothing reads it, and its place differs from build to build. */
const fontMark = /<meta name="next-size-adjust" content=""\/>/g;
const notFoundPage = '404.html';

/**
 * Takes Next's scripts out of each page of `out/` and leaves `lib/hydration/hydrate-script.ts` in their place, which
 * loads them with the visitor's first move. The data that Next repeats inline, half of a page's bytes, becomes a file
 * beside the chunks. The price: a visitor's first click on a link, if it comes first of all, loads a document.
 * @param root the checkout
 * @param out the exported site
 * @throws Error where a page holds no script of Next's: its markup has changed, and this has to follow
 */
export async function deferScripts(root: string, out: string): Promise<void> {
  const loader = await bundleInline(root, 'lib/hydration/hydrate-script.ts');
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  mkdirSync(join(out, '_next/static/data'), { recursive: true });
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const page = join(out, file);
    const { html, chunks, modules, data } = takeOut(readFileSync(page, 'utf8'));
    const runtime = chunks.find((url) => runtimeChunk.test(url));
    if (!runtime || !modules || data === '')
      throw new Error(`${file}: Next's scripts were not found.`);

    const hash = createHash('sha256').update(data).digest('hex').slice(0, 16);
    const dataUrl = `/_next/static/data/${hash}.js`;
    writeFileSync(join(out, dataUrl), data);
    const others = chunks.filter((url) => url !== runtime);
    const urls = [basePath + dataUrl, runtime, ...others].join(' ');
    const eager = file === notFoundPage ? ' data-eager=""' : '';
    const tag = `<script data-chunks="${urls}" data-modules="${modules}"${eager}>${loader}</script>`;
    writeFileSync(
      page,
      html.replace('</body>', () => `${tag}</body>`),
    );
  }
}

/** @returns the page without Next's scripts, their addresses in order, and what stood inline */
function takeOut(page: string) {
  const chunks = new Set<string>();
  const data: string[] = [];
  let modules: string | undefined;
  const html = page
    .replace(chunkTag, (_, url: string) => {
      chunks.add(url);
      return '';
    })
    .replace(preloadTag, '')
    .replace(transitionMark, '')
    .replace(fontMark, '')
    .replace(startTag, (_, ids: string) => {
      modules = ids;
      return '';
    })
    .replace(dataTag, (_, code: string) => {
      data.push(code);
      return '';
    });
  return { html, chunks: [...chunks], modules, data: data.join(';\n') };
}
