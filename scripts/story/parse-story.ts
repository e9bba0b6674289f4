import { unescape as decodePercent } from 'node:querystring';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { assetPath } from '../../lib/asset-path';
import type { Block, Figure } from '../../lib/content/types';
import { allRoutes } from '../../lib/routes';
import { markClient } from './client-name';

/** A block whose figures name their files. */
export type BlockSource =
  | Exclude<Block, { kind: 'figures' }>
  | { kind: 'figures'; figures: FigureSource[] };

type FigureSource = Pick<Figure, 'alt' | 'caption'> & {
  file: string;
  line: number;
};

interface Position {
  /** Of the Markdown file's text. The first line is 1. */
  line: number;
}

export interface Story {
  blocks: BlockSource[];
  /** Each paragraph, item or row of the text in a line, without headings, footnotes, HTML and pictures. */
  plain: string;
  /** Each text with its place, HTML for paragraphs. */
  texts: (Position & { text: string })[];
  /** Mistakes of the owner; without any, the blocks are complete. */
  problems: (Position & { message: string })[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, {
    allowDangerousHtml: true,
    // Footnotes come after a line, and an arrow leads back: neither needs a translation.
    footnoteLabelTagName: 'hr',
    footnoteLabel: ' ',
    footnoteBackLabel: '↩',
  })
  .use(rehypeRaw)
  .use(rehypeSanitize, {
    ...defaultSchema,
    // Links lead to the ids of footnotes.
    clobber: [],
    protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
    strip: ['script', 'style'],
  });

/**
 * Parses a project's text. It does not look for the files that it names.
 * @param source Markdown as GitHub reads it
 * @param client the client's names: the first mention of one gets a `<span>`, unless the text has one
 */
export function parseStory(source: string, client: string[]): Story {
  const tree = processor.runSync(processor.parse(source));
  const story: Story = { blocks: [], plain: '', texts: [], problems: [] };
  visit(tree, { tagName: 'h1' }, (heading) => {
    const message = 'has a heading with #, which is the level of the project’s name: write ##';
    story.problems.push({ line: lineOf(heading), message });
  });
  markClient(tree, client);
  makeAccessible(tree);
  completeLinks(tree);
  for (const node of tree.children.flatMap(splitList)) {
    const part: Root = { type: 'root', children: [node] };
    const images = takeImages(part);
    const hasOnlyImages = images.length > 0 && toText(part).trim() === '';
    if (!hasOnlyImages) addText(story, part);
    if (images.length > 0) {
      const figures = images.map((image) => toFigure(image, story));
      story.blocks.push({ kind: 'figures', figures });
    }
  }
  removeAsides(tree);
  const plain = toText(tree).trim();
  return { ...story, plain: plain.replace(/[^\S\n]+/g, ' ').replace(/\s*\n\s*/g, '\n') };
}

/**
 * Lets the keyboard scroll what may be wider than a phone, which Safari does not by itself, gives code its direction,
 * and writes checkboxes as characters: they have no label.
 */
function makeAccessible(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') Object.assign(node.properties, { dir: 'ltr', tabIndex: 0 });
    if (!parent || index === undefined) return undefined;
    if (node.tagName === 'input') {
      // U+FE0E: not as an emoji.
      const value = node.properties.checked ? '☑\uFE0E' : '☐';
      const box = { type: 'element', tagName: 'span', properties: {} } as const;
      parent.children[index] = { ...box, children: [{ type: 'text', value }] };
    }
    if (node.tagName !== 'table') return undefined;
    // The corner above the names of the rows heads nothing.
    visit(node, { type: 'element', tagName: 'th' }, (cell) => {
      if (toText(cell).trim() === '') cell.tagName = 'td';
    });
    const box = { type: 'element', tagName: 'div', properties: { tabIndex: 0 } } as const;
    parent.children[index] = { ...box, children: [node], position: node.position };
    return SKIP;
  });
}

/**
 * A link to a page of the site becomes a relative one: from a project's page it leads to the page in the reader's
 * language, also where that page shows the English text. A link to a file gets the base path.
 */
function completeLinks(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'a' }, ({ properties }) => {
    const [, path, end = ''] = /^(\/(?!\/)[^?#]*)(.*)/.exec(String(properties.href)) ?? [];
    if (path === undefined) return;
    const route = path.replace(/\/?$/, '/');
    const isPage = allRoutes([{ id: Number(route.split('/')[2]) }]).includes(route);
    properties.href = (isPage ? `../..${route}` : assetPath(path)) + end;
  });
}

/** Ends a list after an item with a picture, so that the picture comes there, and goes on with the next number. */
function splitList(list: RootContent): RootContent[] {
  if (list.type !== 'element' || !/^[ou]l$/.test(list.tagName)) return [list];
  const isItem = (node: ElementContent) => node.type === 'element';
  const end = list.children.findIndex((item) => hasImage(item)) + 1;
  const rest = list.children.slice(end);
  if (end === 0 || !rest.some(isItem)) return [list];
  const first = list.children.slice(0, end);
  const start = Number(list.properties.start ?? 1) + first.filter(isItem).length;
  const properties = list.tagName === 'ol' ? { ...list.properties, start } : list.properties;
  const { position } = rest.find(isItem) ?? list;
  return [
    { ...list, children: first },
    ...splitList({ ...list, properties, position, children: rest }),
  ];
}

/** Removes what a description cannot have: headings, footnotes and the links to them. */
function removeAsides(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnotes' in properties;
    if (!isFootnote && !/^h\d$/.test(tagName)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}

/** Takes the images out of a part of the text: they become figures after it. */
function takeImages(part: Root): Element[] {
  const images: Element[] = [];
  visit(part, { type: 'element', tagName: 'img' }, (image, index = 0, parent) => {
    images.push(image);
    parent?.children.splice(index, 1);
    return index;
  });
  return images;
}

function hasImage(node: RootContent): boolean {
  let isFound = false;
  visit(node, { type: 'element', tagName: 'img' }, () => {
    isFound = true;
    return EXIT;
  });
  return isFound;
}

function toFigure(image: Element, { texts, problems }: Story): FigureSource {
  const line = lineOf(image);
  const { src, alt, title } = image.properties;
  const figure = {
    file: decodePercent(String(src ?? '')),
    alt: String(alt ?? '').trim(),
    caption: String(title ?? '').trim() || undefined,
    line,
  };
  if (figure.alt === '') {
    const message = `has no description of ${figure.file}: write what it shows between [ and ]`;
    problems.push({ line, message });
  }
  for (const text of [figure.alt, figure.caption]) if (text) texts.push({ line, text });
  return figure;
}

function addText({ blocks, texts }: Story, part: Root): void {
  const [node] = part.children;
  const line = lineOf(node);
  if (node?.type === 'element' && node.tagName === 'blockquote') {
    const by = takeSignature(node);
    const html = htmlOf(node.children);
    blocks.push({ kind: 'quote', html, by });
    texts.push({ line, text: by ? `${html} ${by}` : html });
    return;
  }
  const html = htmlOf(part.children);
  if (html === '') return;
  texts.push({ line, text: html });
  const last = blocks.at(-1);
  if (last?.kind === 'text') last.html += `\n${html}`;
  else blocks.push({ kind: 'text', html });
}

/** Takes the last line of a quote, if it says who said it: after a dash, or after a hyphen, which makes a list of it. */
function takeSignature({ children }: Element): string | undefined {
  const last = children.findLast((child) => child.type === 'element');
  if (!last) return undefined;
  const text = toText(last).trim();
  if (last.tagName === 'ul' && !text.includes('\n')) {
    children.splice(children.indexOf(last));
    return text;
  }
  const end = last.children.at(-1);
  const signature = end?.type === 'text' && /(?:^|\n)(?:—|–|--)\s*(.+)$/.exec(end.value);
  if (!signature) return undefined;
  end.value = end.value.slice(0, signature.index);
  if (toText(last) === '') children.splice(children.indexOf(last));
  return signature[1];
}

function htmlOf(children: RootContent[]): string {
  const options = { characterReferences: { useNamedReferences: true } };
  return toHtml({ type: 'root', children }, options).trim();
}

function lineOf(node: RootContent | undefined): number {
  return node?.position?.start.line ?? 1;
}
