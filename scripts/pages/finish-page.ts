import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { metaPolicy } from './policy';

interface Options {
  /** Bundled `components/hydration/hydration.inline.ts`. */
  loader: string;
  /** Such as `/portfolio`; empty at the root of a host. */
  basePath: string;
  /** Where the page may send to, besides the site itself. */
  connectOrigins: string[];
  /** Load Next at once: the 404 page shows nothing before its script has read the address. */
  eager: boolean;
}

interface FinishedPage {
  document: Document;
  html: string;
  /** Files that the page links to, by their path from the root of the site. */
  files: Record<string, string>;
  /** The page's inline scripts as its policy names them: `sha256-…`. */
  scriptHashes: string[];
}

/** Order of the head: what the first paint needs comes first. Other elements follow as they were. */
const headOrder = [
  'meta[charset]',
  'meta[http-equiv]',
  'meta[name=viewport]',
  // A script after a stylesheet waits for it.
  'script',
  'link[rel=stylesheet]',
  'link[rel=preload][as=image]',
  // Next puts the fonts first, where they take all six connections of an HTTP/1.1 host.
  'link[rel=preload][as=font]',
];
/** React's notes for streaming and view transitions, and Next's for its font fallbacks: no browser reads them. */
const unusedAttributes = ['vt-name', 'vt-update', 'vt-share', 'vt-enter', 'vt-exit'];
const unusedElements = 'link[rel=preload][as=script], meta[name=next-size-adjust]';

/**
 * Turns one page as `next build` exported it into the page that is published: Next's scripts become a loader, which
 * fetches them with the visitor's first interaction; `style` attributes become a stylesheet; a policy allows only the
 * page's own scripts.
 * @throws Error where the page holds what Next is not known to write, which would leave it without its scripts
 */
export function finishPage(exported: string, options: Options): FinishedPage {
  const page = new JSDOM(exported);
  const { document } = page.window;
  const files: Record<string, string> = {};
  const publish = (text: string, ending: string) => {
    const path = `/_next/static/data/${hash(text, 'hex').slice(0, 16)}.${ending}`;
    files[path] = text;
    return options.basePath + path;
  };

  const { data, chunks, modules } = extractScripts(document, options.basePath);
  const loader = append(document.body, 'script', {
    'data-chunks': [publish(data, 'js'), ...chunks].join(' '),
    'data-modules': modules,
    ...(options.eager && { 'data-eager': '' }),
  });
  loader.textContent = options.loader;

  for (const element of document.querySelectorAll(unusedElements)) element.remove();
  for (const name of unusedAttributes) {
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }
  const css = extractStyles(document);
  if (css) append(document.head, 'link', { rel: 'stylesheet', href: publish(css, 'css') });

  const scriptHashes = [...document.querySelectorAll('script:not([type])')].map(
    ({ textContent }) => `sha256-${hash(textContent ?? '', 'base64')}`,
  );
  append(document.head, 'meta', {
    'http-equiv': 'Content-Security-Policy',
    content: metaPolicy({ scriptHashes, connectOrigins: options.connectOrigins }),
  });
  document.head.prepend(
    ...headOrder.flatMap((selector) => [...document.head.querySelectorAll(selector)]),
  );
  return { document, html: page.serialize(), files, scriptHashes };
}

/**
 * Takes out every script that is not the site's own, which `InlineScript` and `JsonLd` mark.
 * @returns the page's data, the URLs of its chunks, Turbopack's runtime first, and the modules that the runtime starts with
 */
function extractScripts(document: Document, basePath: string) {
  const chunks: string[] = [];
  const data: string[] = [];
  const starts: string[] = [];
  for (const script of document.querySelectorAll<HTMLScriptElement>(
    'script:not([data-inline], [type="application/ld+json"])',
  )) {
    const src = script.getAttribute('src');
    const code = script.textContent ?? '';
    // Next sends `nomodule` scripts to browsers that cannot run the site.
    const isOld = script.hasAttribute('nomodule');
    if (src?.startsWith(`${basePath}/_next/static/chunks/`)) chunks.push(...(isOld ? [] : [src]));
    else if (code.startsWith('(globalThis["TURBOPACK"]')) starts.push(code);
    else if (/^\(?self\.__next_f\b/.test(code)) data.push(code);
    else throw new Error(`holds a script that is not known: ${src ?? code.slice(0, 80)}`);
    script.remove();
  }

  const isRuntime = (url: string) => /\/turbopack-[^/]+\.js$/.test(url);
  const [runtime, ...moreRuntimes] = chunks.filter(isRuntime);
  const [, modules] = /"runtimeModuleIds":\[([\d,]+)\]/.exec(starts.join()) ?? [];
  if (!runtime || moreRuntimes.length > 0 || starts.length !== 1 || !modules || data.length === 0) {
    throw new Error("does not hold Next's data and one runtime of Turbopack with its start");
  }
  return {
    chunks: [runtime, ...chunks.filter((url) => !isRuntime(url))],
    data: data.join(';\n'),
    modules,
  };
}

/**
 * Moves `style` attributes, which the policy forbids, into rules. React does not compare the attribute when it hydrates;
 * styles that it sets later override the rules. `data-root-style` puts the rule on the root element for as long as the
 * page has that element.
 * @returns the rules; empty where no element has a style
 */
function extractStyles(document: Document): string {
  const rules = new Set<string>();
  for (const element of document.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? '';
    const name = hash(style, 'hex').slice(0, 8);
    // In no cascade layer, and so above the components' layers, as the attribute was.
    const selector = `[data-style="${name}"]`;
    const isOnRoot = element.hasAttribute('data-root-style');
    rules.add(`${isOnRoot ? `:root:has(${selector})` : selector}{${style}}`);
    element.removeAttribute('style');
    element.setAttribute('data-style', name);
  }
  return [...rules].join('\n');
}

function append(parent: Element, tag: string, attributes: Record<string, string>): Element {
  const element = parent.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent.append(element);
  return element;
}

function hash(text: string, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(text).digest(encoding);
}
