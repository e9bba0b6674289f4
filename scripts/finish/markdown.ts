import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import TurndownService from 'turndown';
import { absoluteUrl } from '../../lib/site-url';

/** Elements that are decoration, controls or code. A fitted name is a drawing beside hidden text, which stays. */
const omitted =
  'script, style, form, button, label, [aria-hidden=true], [alt=""], .visually-hidden:not(h1 *), [data-short-name]';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
})
  .addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text}: ` })
  .addRule('value', { filter: 'dd', replacement: (text) => text.trim() })
  .keep('table');

/** Writes each page's text as Markdown beside it, for pages that `finishPages` does not touch. */
export function writeMarkdown(out: string): void {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!/(^|[\\/])index\.html$/.test(file) || existsSync(join('public', file))) continue;
    const { document } = new JSDOM(readFileSync(join(out, file), 'utf8')).window;
    writeFileSync(join(out, file.replace(/html$/, 'md')), toMarkdown(document, file));
  }
}

/**
 * Converts a page's content to Markdown.
 * @param document the page; this function changes its `<main>`
 * @param file path of the page from the root of the site, such as `project/3/index.html`
 * @throws Error if the page has no `<main>`
 */
export function toMarkdown(document: Document, file: string): string {
  const url = absoluteUrl(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`);
  const main = document.querySelector('main');
  if (!main) throw new Error('has no <main>');
  for (const element of main.querySelectorAll(omitted)) element.remove();

  const toAbsolute = (address: string | null) => new URL(address ?? '', url).href;
  for (const link of main.querySelectorAll('a')) link.href = toAbsolute(link.getAttribute('href'));
  const seen = new Set<string>();
  for (const image of main.querySelectorAll('img')) {
    image.src = toAbsolute(image.getAttribute('src'));
    // A second image with the same alt text is the picture for the other theme.
    if (seen.has(image.alt)) image.remove();
    seen.add(image.alt);
  }
  for (const drawing of main.querySelectorAll('svg[aria-label]')) {
    drawing.replaceWith(drawing.getAttribute('aria-label') ?? '');
  }
  for (const section of main.querySelectorAll('section[aria-label]')) {
    const heading = document.createElement('h2');
    heading.textContent = section.getAttribute('aria-label');
    section.prepend(heading);
  }
  // Only CSS separates a label from its value.
  for (const label of main.querySelectorAll('a > span:first-child:not(:last-child)')) {
    label.append(': ');
  }
  return `${frontMatter(document, url)}\n${turndown.turndown(main)}\n`;
}

/** Writes YAML; JSON strings are valid YAML. */
function frontMatter(document: Document, url: string): string {
  const facts = {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    language: document.documentElement.lang,
    url,
  };
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
