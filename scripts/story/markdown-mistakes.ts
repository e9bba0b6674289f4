import type { RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { pictureEndings } from '../../lib/content/picture-formats';
import { isFilm } from '../pictures/films';

export interface Mistake {
  /** The first line is 1. */
  line: number;
  message: string;
}

const footnote = 'has a footnote, which pages do not show: write it into the text';

/** What Markdown leaves as it is written, and what an owner meant by it. The first one that matches is reported. */
const unread: [pattern: RegExp, message: string][] = [
  [
    /!\[/,
    'has a picture that cannot be read: write ![What it shows](file.webp "Caption"), with straight quotes, without spaces in the file’s name and after ]',
  ],
  [/^.*\|.*\n\s*\|?\s*:?-{3,}/m, 'has a table, which pages do not show: write a list'],
  [/\[\^[^\]]+\]/, footnote],
  [/~~/, 'has ~~, which pages do not show: delete it'],
  [/^#{2,}[^\s#]/, 'has a heading without a space after #: write ## Heading'],
];

/**
 * Finds what pages would show as the owner typed it, and pictures, quotes and links in a place where they cannot be.
 * @param node a part of the text that is not only pictures
 * @returns the first mistake
 */
export function findMistake(node: RootContent): Mistake | undefined {
  const mistakes: Mistake[] = [];
  visit(node, 'text', ({ value, position }) => {
    for (const [pattern, message] of unread) {
      const match = pattern.exec(value);
      if (!match) continue;
      const above = value.slice(0, match.index).split('\n').length - 1;
      mistakes.push({ line: (position?.start.line ?? 1) + above, message });
    }
  });
  visit(node, (child) => {
    const line = child.position?.start.line ?? 1;
    switch (child.type) {
      case 'image':
      case 'imageReference': {
        const place = { list: 'a list', heading: 'a heading', blockquote: 'a quote' };
        const where = place[node.type as keyof typeof place] ?? 'a sentence';
        const message = `has a picture in ${where}: give it a paragraph of its own, with an empty line before and after`;
        mistakes.push({ line, message });
        return SKIP;
      }
      case 'linkReference':
        // A footnote of one word is the definition of a link.
        if (child.identifier.startsWith('^')) mistakes.push({ line, message: footnote });
        return undefined;
      case 'link': {
        const message = linkMistake(child.url);
        if (message) mistakes.push({ line, message });
        return undefined;
      }
      case 'blockquote':
      case 'code':
      case 'thematicBreak': {
        if (child === node) return undefined;
        const message =
          'has a quote, code or a line (---) in a list or quote: move it into the text';
        mistakes.push({ line, message });
        return SKIP;
      }
      default:
        return undefined;
    }
  });
  return mistakes[0];
}

/** The sanitizer would refuse the same links, without their addresses. */
function linkMistake(url: string): string | undefined {
  if (/^(?:https?:\/\/[^/\\<>]|mailto:|tel:)/i.test(url)) return undefined;
  const isShown = isFilm(url) || pictureEndings.some((each) => url.endsWith(`.${each}`));
  return isShown
    ? `links to ${url}: begin with ! to show it, as in ![What it shows](${url})`
    : `links to ${url || 'no address'}: begin the address with https://, mailto: or tel:`;
}
