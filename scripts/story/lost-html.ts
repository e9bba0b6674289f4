import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Far deeper than a text needs. The tools that follow call themselves for each level. */
const deepest = 50;

/** Their end tags are optional or do not exist. */
const openElements = ['p', 'li', 'br'];

/**
 * Finds what a browser drops or moves when it parses HTML, and comments.
 * @returns a message for each, with the remedy; only one if the elements are nested too deep for more checks
 */
export function findLost(source: string): { lost: string[]; isTooDeep: boolean } {
  const twice: string[] = [];
  const context = defaultTreeAdapter.createElement('body', html.NS.HTML, []);
  const fragment = parseFragment(context, source, {
    sourceCodeLocationInfo: true,
    onParseError({ code, startOffset }) {
      if (code !== 'duplicate-attribute') return;
      const [name] = /[^\s"'/]*$/.exec(source.slice(0, startOffset)) ?? [];
      twice.push(`the attribute ${name} is twice in one tag: delete one`);
    },
  });
  const nodes = descendants(fragment.childNodes);
  if (!nodes) {
    const message = `elements are nested more than ${deepest} deep: close each where it ends`;
    return { lost: [message], isTooDeep: true };
  }
  const lost = [...findDropped(source, nodes), ...twice, ...findOpen(nodes)];
  return { lost: [...new Set(lost)], isTooDeep: false };
}

/** @returns all nodes in the order of the document; undefined if they are nested too deep */
function descendants(nodes: Node[], depth = 0): Node[] | undefined {
  if (depth > deepest) return undefined;
  const all: Node[] = [];
  for (const node of nodes) {
    const parent = 'content' in node ? node.content : node;
    const below = 'childNodes' in parent ? descendants(parent.childNodes, depth + 1) : [];
    if (!below) return undefined;
    all.push(node, ...below);
  }
  return all;
}

/** Finds comments, and tags outside the tags of all elements. */
function findDropped(source: string, nodes: Node[]): string[] {
  const ranges = nodes.flatMap(tagsOf).sort((a, b) => a.startOffset - b.startOffset);
  const lost: string[] = [];
  let end = 0;
  for (const { startOffset, endOffset } of [...ranges, atEnd(source)]) {
    // A `<` before a space or digit is text. The last tag may have no end.
    const dropped = source.slice(end, startOffset).match(/<[a-z/!?][^>]*>?/gi) ?? [];
    lost.push(...dropped.map(explainDropped));
    const tag = source.slice(startOffset, endOffset);
    if (/^<[!?]/.test(tag)) lost.push(`${shorten(tag)} is a comment: delete it`);
    end = endOffset;
  }
  return lost;
}

/** @returns the places of an element's tags, or of a comment; none for a text */
function tagsOf({ nodeName, sourceCodeLocation: location }: Node) {
  if (!location || nodeName === '#text') return [];
  if (!('startTag' in location)) return [location];
  return [location.startTag, location.endTag].filter((tag) => tag !== undefined);
}

const atEnd = ({ length }: string) => ({ startOffset: length, endOffset: length });

function explainDropped(tag: string): string {
  if (!tag.endsWith('>')) return `${shorten(tag)} is a tag without an end: add >`;
  const what = tag.startsWith('</') ? 'closes nothing' : 'is not allowed here';
  return `${shorten(tag)} ${what}: delete it`;
}

function shorten(source: string): string {
  return source.length > 40 ? `${source.slice(0, 40)}…` : source;
}

/** Finds elements that are not closed, or close in the wrong order: the latter become several, of one start tag or none. */
function findOpen(nodes: Node[]): string[] {
  const elements = nodes.filter(
    (node) => 'tagName' in node && !openElements.includes(node.tagName),
  );
  return elements.flatMap(({ nodeName, sourceCodeLocation: location }) => {
    const ofOneTag = elements.filter(
      (each) => each.sourceCodeLocation?.startOffset === location?.startOffset,
    );
    const isClosed = ofOneTag.some(({ sourceCodeLocation: each }) => each && 'endTag' in each);
    if (location && !isClosed) return `<${nodeName}> is not closed: add </${nodeName}>`;
    return location && ofOneTag.length === 1
      ? []
      : `<${nodeName}> overlaps another element: close the inner first`;
  });
}
