import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import TurndownService from 'turndown';
import { absoluteUrl } from '../../lib/site-url';

/** What is there for the eye or the hand alone. */
const notText =
  'script, style, form, button, label, [aria-hidden=true], [alt=""], .visually-hidden, [data-short-name]';

/**
 * Writes each page's content as Markdown beside its HTML: `index.md`.
 * @param out the exported site
 */
export function writeMarkdown(out: string): void {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const path = `/${file.replaceAll('\\', '/')}`;
    if (!path.endsWith('/index.html')) continue;
    const url = absoluteUrl(path.replace(/index\.html$/, ''));
    const { document } = new JSDOM(readFileSync(join(out, file), 'utf8'), { url }).window;
    writeFileSync(join(out, file.replace(/html$/, 'md')), toMarkdown(document));
  }
}

function toMarkdown(document: Document): string {
  const main = document.querySelector('main');
  if (!main) throw new Error(`${document.URL} has no <main>`);
  for (const element of main.querySelectorAll(notText)) element.remove();

  for (const link of main.querySelectorAll('a')) link.setAttribute('href', link.href);
  const told = new Set<string>();
  for (const image of main.querySelectorAll('img')) {
    image.setAttribute('src', image.src);
    // The same picture in the room's other light.
    if (told.has(image.alt)) image.remove();
    told.add(image.alt);
  }
  for (const drawing of main.querySelectorAll('svg[aria-label]')) {
    drawing.replaceWith(drawing.getAttribute('aria-label') ?? '');
  }
  for (const section of main.querySelectorAll('section[aria-label]')) {
    const heading = document.createElement('h2');
    heading.textContent = section.getAttribute('aria-label');
    section.prepend(heading);
  }
  // A label and its value, which stand apart by styles alone.
  for (const label of main.querySelectorAll('a > span:first-child:not(:last-child)'))
    label.append(': ');

  const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
    .addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text}: ` })
    .addRule('value', { filter: 'dd', replacement: (text) => text.trim() });
  return `${frontMatter(document)}\n${turndown.turndown(main)}\n`;
}

/** YAML; a JSON string is one. */
function frontMatter(document: Document): string {
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  const facts = {
    title: document.title,
    description,
    language: document.documentElement.lang,
    url: document.URL,
  };
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
