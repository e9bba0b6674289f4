import { toHtml } from 'hast-util-to-html';
import type { Blockquote, Definition, Heading, Image, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import { toString as plainOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block, Figure } from '../../lib/content/types';
import { characterProblem } from '../util/characters';
import { markClient } from './client-name';
import { checkHtml } from './html';
import { findMistake } from './markdown-mistakes';

/** A block whose figures name their files. */
export type BlockSource =
  | Exclude<Block, { kind: 'figures' }>
  | { kind: 'figures'; figures: FigureSource[] };

export type FigureSource = Pick<Figure, 'alt' | 'caption'> & {
  file: string;
  line: number;
  /** The picture that stands for a film until it plays. */
  poster?: string;
};

interface Line {
  /** The first line is 1. */
  line: number;
}

export interface Story {
  blocks: BlockSource[];
  /** Each text with its place, HTML for paragraphs. */
  texts: (Line & { text: string })[];
  /** Mistakes of the owner; without any, the blocks are complete. */
  problems: (Line & { message: string })[];
}

/**
 * Parses a project's text and checks its elements, headings and HTML. It does not look for the files that it names.
 * @param source Markdown (CommonMark)
 * @param client the client's names: the first mention of one gets a `<span>`, unless the text has one
 */
export function parseStory(source: string, client: string[]): Story {
  const tree = fromMarkdown(source);
  const story: Story = { blocks: [], texts: [], problems: [...characterProblems(source)] };
  const mistakes = new Map(
    tree.children.map((node) => [node, imagesIn(node) ? undefined : findMistake(node)]),
  );
  markClient(tree, client);
  checkHeadings(tree, story);
  const definitions = tree.children.filter((node) => node.type === 'definition');
  for (const node of tree.children) {
    const mistake = mistakes.get(node);
    if (mistake) story.problems.push(mistake);
    const block = mistake ? undefined : toBlock(node, definitions, story);
    const last = story.blocks.at(-1);
    if (block?.kind === 'text' && last?.kind === 'text') last.html += `\n${block.html}`;
    else if (block) story.blocks.push(block);
  }
  return story;
}

function toBlock(
  node: RootContent,
  definitions: Definition[],
  story: Story,
): BlockSource | undefined {
  const images = imagesIn(node);
  if (images) return { kind: 'figures', figures: images.map((image) => toFigure(image, story)) };
  switch (node.type) {
    case 'blockquote':
      return toQuote(node, definitions, story);
    case 'heading':
    case 'paragraph':
    case 'list':
    case 'html': {
      const html = cleanHtml(node, definitions, story);
      story.texts.push({ line: lineOf(node), text: html });
      return { kind: 'text', html };
    }
    case 'definition':
      return undefined;
    case 'thematicBreak':
      refuse(story, node, 'has a line of its own (---), which pages do not show: delete it');
      return undefined;
    default:
      refuse(story, node, 'has code, which pages do not show: delete it, or the spaces before it');
      return undefined;
  }
}

/** @returns the images of a paragraph that has nothing else */
function imagesIn(node: RootContent): Image[] | undefined {
  if (node.type !== 'paragraph') return undefined;
  const content = node.children.filter(
    (child) => child.type !== 'break' && !(child.type === 'text' && child.value.trim() === ''),
  );
  const images = content.filter((child) => child.type === 'image');
  return images.length > 0 && images.length === content.length ? images : undefined;
}

function toFigure(image: Image, story: Story): FigureSource {
  const line = lineOf(image);
  const alt = (image.alt ?? '').trim();
  const caption = image.title?.trim() || undefined;
  const file = image.url;
  if (alt === '') {
    refuse(story, image, `has no description of ${file}: write what it shows between [ and ]`);
  }
  if (caption && /\*\*|\]\(/.test(caption)) {
    refuse(story, image, 'has signs of Markdown in a caption, which is plain text: delete them');
  }
  for (const text of [alt, caption]) if (text) story.texts.push({ line, text });
  return { file, alt, caption, line };
}

const dash = /^(?:—|–|--)\s*/;

/** A hyphen before the name makes a list of it. */
function signWithDash(children: Blockquote['children']): void {
  const last = children.at(-1);
  if (last?.type !== 'list' || last.ordered || last.children.length > 1) return;
  const [paragraph] = last.children[0]?.children ?? [];
  if (paragraph?.type !== 'paragraph') return;
  children.splice(-1, 1, {
    ...paragraph,
    children: [{ type: 'text', value: `— ${plainOf(paragraph)}` }],
  });
}

/** The last line says who said it, if it begins with a dash. */
function toQuote(node: Blockquote, definitions: Definition[], story: Story): BlockSource {
  const { children } = node;
  signWithDash(children);
  const other = children.find((child) => child.type !== 'paragraph');
  if (other) refuse(story, other, 'has more than paragraphs in a quote: move it out of the quote');
  const last = children.at(-1);
  const end = last?.type === 'paragraph' ? last.children.at(-1) : undefined;
  if (end?.type === 'text') {
    // The line may be part of the last paragraph, or the whole of it.
    const lines = end.value.split('\n');
    const by = dash.test(lines.at(-1) ?? '') ? lines.pop()?.replace(dash, '') : undefined;
    if (by) {
      end.value = lines.join('\n');
      if (end.value === '' && last?.type === 'paragraph' && last.children.length === 1) {
        children.pop();
      }
      const quote = { html: quoted(), by };
      story.texts.push({ line: lineOf(node), text: `${quote.html} ${by}` });
      return { kind: 'quote', ...quote };
    }
  }
  const html = quoted();
  story.texts.push({ line: lineOf(node), text: html });
  return { kind: 'quote', html };

  function quoted() {
    return children.map((child) => cleanHtml(child, definitions, story)).join('\n');
  }
}

/** Refuses the level of the page's own heading, and levels that would be missing from its outline. */
function checkHeadings({ children }: Root, story: Story): void {
  let hasSection = false;
  for (const heading of children.filter((node) => node.type === 'heading')) {
    const message = levelProblem(heading, hasSection);
    if (message) refuse(story, heading, message);
    hasSection ||= heading.depth === 2;
  }
}

function levelProblem({ depth }: Heading, hasSection: boolean): string | undefined {
  if (depth === 1)
    return 'has a heading with #, which is the level of the project’s name: write ##';
  if (depth > 3) return `has a heading with ${'#'.repeat(depth)}: write ## or ###`;
  return depth === 3 && !hasSection ? 'has ### without ## before it: write ##' : undefined;
}

function cleanHtml(node: RootContent, definitions: Definition[], story: Story): string {
  const root: Root = { type: 'root', children: [node, ...definitions] };
  const options = { allowDangerousHtml: true };
  const { html, refused } = checkHtml(toHtml(toHast(root, options), options).trim());
  // A heading that is a mistake already is no HTML of the owner.
  if (!story.problems.some(({ line }) => line === lineOf(node))) {
    for (const what of refused) {
      refuse(story, htmlIn(node) ?? node, `has forbidden HTML: ${what}${remedyFor(what)}`);
    }
  }
  return html;
}

function remedyFor(refused: string): string {
  if (refused.startsWith('<img>')) return '. Write ![What it shows](file.webp "Caption")';
  if (/^<(?:video|iframe)>/.test(refused)) {
    return '. A silent film is ![What it shows](film.mp4 "Caption")';
  }
  return /^<\w+> is not allowed/.test(refused) ? '. Delete its tags, and keep the text' : '';
}

/** @returns the first piece of HTML in a node */
function htmlIn(node: RootContent): RootContent | undefined {
  let found: RootContent | undefined;
  visit(node, 'html', (html) => {
    found ??= html;
  });
  return found;
}

function refuse({ problems }: Story, node: RootContent, message: string): void {
  problems.push({ line: lineOf(node), message });
}

/** Parts of the tree that `markClient` has added have no place. */
function lineOf({ position }: RootContent): number {
  return position?.start.line ?? 1;
}

function* characterProblems(source: string) {
  for (const [index, text] of source.split('\n').entries()) {
    const message = characterProblem(text);
    if (message) yield { line: index + 1, message };
  }
}
