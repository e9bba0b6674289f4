import { hash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { metaPolicy, type Origins } from './policy';
import { rareMedia, splitStyles } from './split-styles';

interface Options {
  /** Bundles an inline script. @param file its path */
  bundle(file: string): string;
  /** Such as `/portfolio`; empty at the root of a host. */
  basePath: string;
  origins: Origins;
  /** @returns the text of an exported file; the path is from the root of the site */
  read(path: string): string;
}

interface PageFile {
  path: string;
  code: string;
}

interface FinishedPage {
  document: Document;
  html: string;
  /**
   * Files of the page, with paths from the root of the site: the stylesheet for `rareMedia` and, if React starts, the script
   * with its data.
   */
  files: PageFile[];
  /** Hashes of the inline scripts, as in the policy: `sha256-…`. */
  scriptHashes: string[];
}

/** The order of the head. */
const headOrder = [
  'meta[charset]',
  'meta[http-equiv]',
  'meta[name=viewport]',
  // Slack and others read the first 32 kB of a page, of which the styles take more.
  'title',
  'meta[name=description]',
  'meta[property^="og:"]',
  'meta[name^="twitter:"]',
  // Scripts come before stylesheets, because a script waits for stylesheets before it.
  'script',
  'style',
  'link[rel=expect]',
  'link[rel=preload][as=image]',
];
/** Browsers do not run it. */
const jsonLd = '[type="application/ld+json"]';
/** Hints that gain nothing: scripts load later, and the host of the fonts is that of the page, whose connection is open. */
const unusedElements = 'link[rel=preload][as=script], link[rel=preconnect]';

/**
 * Turns an exported page into the published one. It takes Next's scripts out. Where a component has `data-starts`, a loader
 * fetches them: when the page is `idle`, or after the first `interaction`. Style elements replace stylesheets, so that the
 * first paint needs no second request. A Content-Security-Policy allows only the page's own scripts and style elements.
 * @throws Error if Next's output has an unknown form: the published page would not work
 */
export function finishPage(exported: string, options: Options): FinishedPage {
  const page = new JSDOM(exported);
  const { document } = page.window;
  const { basePath, bundle } = options;

  const next = extractScripts(document, basePath);
  const starts = document.querySelector<HTMLElement>('[data-starts]')?.dataset.starts;
  const inline = [...document.querySelectorAll<HTMLScriptElement>('script[data-inline]')];
  for (const script of inline) script.textContent = bundle(script.textContent ?? '');
  const files: PageFile[] = [];
  // The loader is a part of the last inline script: each script costs a hash in the policy.
  const loader = starts ? inline.at(-1) : undefined;
  if (loader) {
    const { chunks, modules } = next;
    const code = disabledSheets(document) + next.code;
    const path = `/_next/static/data/${hash('sha256', code).slice(0, 16)}.js`;
    files.push({ path, code });
    Object.assign(loader.dataset, {
      chunks: [basePath + path, ...chunks].join(' '),
      modules,
      starts,
    });
    loader.textContent += bundle('components/runtime/hydration/hydration.inline.ts');
  }

  for (const element of document.querySelectorAll(unusedElements)) element.remove();
  const read = (url: string) => options.read(url.slice(basePath.length));
  const sheets = inlineStylesheets(document, read);
  const react = loader ? next.chunks.map(read).join('') : '';
  files.push(addStyles(page, sheets.join('\n'), react, options));

  const hashesOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map(
      ({ textContent }) => `sha256-${hash('sha256', textContent ?? '', 'base64')}`,
    );
  const { origins } = options;
  const scriptHashes = hashesOf(`script:not(${jsonLd})`);
  const policy = metaPolicy({ scriptHashes, styleHashes: hashesOf('style'), origins });
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = policy;
  document.head.append(meta);
  document.head.prepend(
    ...headOrder.flatMap((selector) => [...document.head.querySelectorAll(selector)]),
  );
  // Cloudflare replaces mail addresses by "[email protected]" outside these comments. The policy refuses its decoder.
  document.body.prepend(document.createComment('email_off'));
  document.body.append(document.createComment('/email_off'));
  if (loader) loader.dataset.shape = shapeOf(document.body);
  // HTML needs no entity for this sign, and the style element in the SVG has many.
  const html = page.serialize().replaceAll('&gt;', '>');
  return { document, html, files, scriptHashes };
}

/**
 * Removes every script of Next. `InlineScript` and `JsonLd` mark the site's own scripts, which stay.
 * @returns the page's data, the URLs of its chunks with Turbopack's runtime first, and the modules that start the page
 */
function extractScripts(document: Document, basePath: string) {
  const chunks: string[] = [];
  const data: string[] = [];
  const starts: string[] = [];
  // For browsers that cannot run the site.
  for (const script of document.querySelectorAll('script[nomodule]')) script.remove();
  for (const script of document.querySelectorAll<HTMLScriptElement>(
    `script:not([data-inline], [type=speculationrules], ${jsonLd})`,
  )) {
    const src = script.getAttribute('src');
    const code = script.textContent ?? '';
    if (src?.startsWith(`${basePath}/_next/static/chunks/`)) chunks.push(src);
    else if (code.startsWith('(globalThis["TURBOPACK"]')) starts.push(code);
    else if (/^\(?self\.__next_f\b/.test(code)) data.push(code);
    else throw new Error(`contains an unknown script: ${src ?? code.slice(0, 80)}`);
    script.remove();
  }

  const isRuntime = (url: string) => /\/turbopack-[^/]+\.js$/.test(url);
  const [runtime, ...moreRuntimes] = chunks.filter(isRuntime);
  const [, modules] = /"runtimeModuleIds":\[([\d,]+)\]/.exec(starts.join()) ?? [];
  if (!runtime || moreRuntimes.length > 0 || starts.length !== 1 || !modules || data.length === 0) {
    throw new Error("does not contain Next's data and one Turbopack runtime with its start script");
  }
  return {
    chunks: [runtime, ...chunks.filter((url) => !isRuntime(url))],
    // The loader may request this script twice, and React must get the data once.
    code: `if(!self.__next_f){${data.join(';\n')}}`,
    modules,
  };
}

/** @returns a script that adds the page's stylesheets, disabled: React finds them, and the browser does not load them */
function disabledSheets(document: Document): string {
  const links = [...document.querySelectorAll('link[rel=stylesheet]')];
  const html = links.map((link) => {
    link.setAttribute('disabled', '');
    return link.outerHTML;
  });
  return `document.head.insertAdjacentHTML("beforeend",${JSON.stringify(html.join(''))});`;
}

/**
 * Takes out stylesheets and the room of a project.
 * @returns their rules, with the URLs as seen from the page
 */
function inlineStylesheets(document: Document, read: (url: string) => string): string[] {
  const sheets = document.querySelectorAll('link[rel=stylesheet], style[data-href]');
  return [...sheets].map((sheet) => {
    const href = sheet.getAttribute('href');
    sheet.remove();
    if (!href) return sheet.textContent ?? '';
    return read(href).replace(
      /\burl\((?!["']?data:)["']?([^"')]+)["']?\)/g,
      (_, url) => `url(${new URL(url, `http://localhost${href}`).pathname})`,
    );
  });
}

/**
 * Adds the styles to the head. If the page marks the end of its first view, what follows the mark is hidden until its
 * styles come: the browser paints the first view without both. They come late, but before the scripts of the page's end,
 * which may scroll. HTML has no style elements in the body; SVG does. What follows also waits for the fonts on a first visit
 * (`await-fonts.inline.ts`), unless the mark has `data-at-once`.
 * @param react the scripts that React runs: what they name may come later
 * @returns the stylesheet for `rareMedia`
 */
function addStyles(page: JSDOM, css: string, react: string, { basePath, read }: Options): PageFile {
  const { document } = page.window;
  const style = document.createElement('style');
  document.head.append(style);
  const mark = document.getElementById('first-view-end');
  const html = page.serialize();
  const inline = [...document.scripts].map(({ textContent }) => textContent).join('');
  // The files that the inline scripts load.
  const late = inline.match(/\/media\/[\w-]+\.js/g) ?? [];
  const scripts = [inline, ...late.map(read), react].join('');
  const [firstView = ''] = mark ? html.split(mark.outerHTML) : [html + scripts];
  const styles = splitStyles(css, { html, firstView, scripts });
  const path = `/_next/static/data/${hash('sha256', styles.rare).slice(0, 16)}.css`;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: basePath + path, media: rareMedia });
  style.after(link);
  style.textContent = styles.first;
  if (!mark) return { path, code: styles.rare };
  style.textContent += displayRest('', 'none');
  document
    .querySelector('body > script')
    ?.insertAdjacentHTML(
      'beforebegin',
      '<svg id="late-styles"><style></style></svg><template id="page-end"></template>',
    );
  const root = mark.hasAttribute('data-at-once') ? '' : ':root:not([data-awaits-fonts]) ';
  const lateStyle = document.querySelector('#late-styles > style');
  if (lateStyle) lateStyle.textContent = styles.late + displayRest(root, 'revert-layer');
  return { path, code: styles.rare };
}

/** A rule for what follows the first view. Its cascade layer is the last one, so no other layer overrides it. */
const displayRest = (root: string, display: string) =>
  `@layer rest{${root}:is(#first-view-end,:has(#first-view-end))~*{display:${display}}}`;

/**
 * What `hydration.inline.ts` compares, to tell a page that something has changed.
 * @returns the numbers of elements and of characters
 */
function shapeOf(body: HTMLElement): string {
  return `${body.querySelectorAll('*').length} ${body.textContent?.length}`;
}
