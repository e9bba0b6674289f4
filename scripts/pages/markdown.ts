import TurndownService from 'turndown';
import { absoluteUrl } from '../../lib/site-url';

/** What is there for the eye or the hand alone. */
const notText =
  'script, style, form, button, label, [aria-hidden=true], [alt=""], .visually-hidden, [data-short-name]';

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-' })
  .addRule('term', { filter: 'dt', replacement: (text) => `\n- ${text}: ` })
  .addRule('value', { filter: 'dd', replacement: (text) => text.trim() });

/**
 * Writes a page's content as Markdown.
 * @param document the page; its `<main>` is changed
 * @param file path of the page from the root of the site, such as `project/3/index.html`
 * @throws Error where the page has no `<main>`
 */
export function toMarkdown(document: Document, file: string): string {
  const url = absoluteUrl(`/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`);
  const main = document.querySelector('main');
  if (!main) throw new Error('has no <main>');
  for (const element of main.querySelectorAll(notText)) element.remove();

  const absolute = (address: string | null) => new URL(address ?? '', url).href;
  for (const link of main.querySelectorAll('a')) link.href = absolute(link.getAttribute('href'));
  const seen = new Set<string>();
  for (const image of main.querySelectorAll('img')) {
    image.src = absolute(image.getAttribute('src'));
    // The same picture in the other theme.
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
  // A label and its value, which only styles separate.
  for (const label of main.querySelectorAll('a > span:first-child:not(:last-child)')) {
    label.append(': ');
  }
  return `${frontMatter(document, url)}\n${turndown.turndown(main)}\n`;
}

/** YAML, of which a JSON string is a part. */
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
