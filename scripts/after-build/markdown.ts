import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import TurndownService from 'turndown';
import { absoluteUrl } from '../../lib/site-url';

/** What is there for the eye or the hand alone. */
const notText =
  'script, style, form, button, label, [aria-hidden=true], [alt=""], .visually-hidden, [data-short-name]';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
  .addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text}: ` })
  .addRule('value', { filter: 'dd', replacement: (text) => text.trim() });

/**
 * Writes each page's content as Markdown beside its HTML: `index.md`.
 * @param out the exported site
 */
export function writeMarkdown(out: string): void {
  for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    const path = `/${file.replaceAll('\\', '/')}`;
    if (!path.endsWith('/index.html')) continue;
    const url = absoluteUrl(path.replace(/index\.html$/, ''));
    writeFileSync(
      join(out, file.replace(/html$/, 'md')),
      toMarkdown(readFileSync(join(out, file), 'utf8'), url),
    );
  }
}

function toMarkdown(html: string, url: string): string {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) throw new Error(`${url} has no <main>`);
  for (const element of main.querySelectorAll(notText)) element.remove();

  const absolute = (address = '') => new URL(address, url).href;
  for (const link of main.querySelectorAll('a')) {
    link.setAttribute('href', absolute(link.getAttribute('href')));
  }
  const told = new Set<string | undefined>();
  for (const image of main.querySelectorAll('img')) {
    const alt = image.getAttribute('alt');
    image.setAttribute('src', absolute(image.getAttribute('src')));
    // The same picture in the room's other light.
    if (told.has(alt)) image.remove();
    told.add(alt);
  }
  for (const drawing of main.querySelectorAll('svg[aria-label]')) {
    drawing.replaceWith(drawing.attrs['aria-label'] ?? '');
  }
  for (const section of main.querySelectorAll('section[aria-label]')) {
    section.insertAdjacentHTML('afterbegin', `<h2>${section.attributes['aria-label']}</h2>`);
  }
  // A label and its value, which stand apart by styles alone.
  for (const label of main.querySelectorAll('a > span:first-child:not(:last-child)'))
    label.insertAdjacentHTML('beforeend', ': ');

  return `${frontMatter(page, url)}\n${turndown.turndown(main.toString())}\n`;
}

/** YAML; a JSON string is one. */
function frontMatter(page: HTMLElement, url: string): string {
  const facts = {
    title: page.querySelector('title')?.text,
    description: page.querySelector('meta[name=description]')?.getAttribute('content'),
    language: page.querySelector('html')?.getAttribute('lang'),
    url,
  };
  const lines = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---', ''].join('\n');
}
