import { type Line, type Span, type Typesetter, widthOf } from './typesetter';

export type Element = PDFKit.PDFStructureElement;

/** What is drawn on, and with what. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  setter: Typesetter;
}

/** Something that takes up height on a page, in points. */
export interface Block {
  /** Space above it, but at the top of a page. */
  before?: number;
  height: number;
  /** Never torn from the next one. */
  keep?: boolean;
  draw: (top: number) => void;
}

interface Column {
  x: number;
  width: number;
}

/** Puts blocks one below the other, on as many pages as they need. */
export function paginate(doc: PDFKit.PDFDocument, blocks: Block[], top: number, bottom: number) {
  let y = top;
  for (const [index, { before = 0, height, draw }] of blocks.entries()) {
    if (y > top) {
      y += before;
      if (y + heightOfKept(blocks.slice(index)) > bottom) {
        doc.addPage();
        y = top;
      }
    }
    draw(y);
    y += height;
  }
}

/** The height of the first block with those that it may not be torn from. */
function heightOfKept(blocks: Block[]): number {
  const kept = blocks.slice(0, blocks.findIndex(({ keep }) => !keep) + 1);
  return kept.reduce(
    (sum, { before = 0, height }, index) => sum + height + (index > 0 ? before : 0),
    0,
  );
}

/** A block for each line of a text. The first two stay together, and the last two. */
export function textBlocks(sheet: Sheet, element: Element, spans: Span[], column: Column): Block[] {
  const lines = sheet.setter.breakLines(spans, column.width);
  return lines.map((line, index) => ({
    height: Math.max(...line.map(({ style }) => style.leading)),
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    draw: (top) => drawTagged(sheet, element, line, column.x, top),
  }));
}

/** The second one's first line stands beside the first one's. @param order which of them is read first */
export function side(order: 'before' | 'after', beside: Block, [first, ...rest]: Block[]): Block[] {
  if (!first) return [beside];
  const drawn = order === 'before' ? [beside, first] : [first, beside];
  return [
    {
      ...first,
      height: rest.length > 0 ? first.height : Math.max(first.height, beside.height),
      draw: (top) => {
        for (const block of drawn) block.draw(top);
      },
    },
    ...rest,
  ];
}

export function child({ doc }: Sheet, parent: Element, tag: string): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}

/** One piece of marked content for each stretch of a line that is a link, or is none. */
function drawTagged({ doc, setter }: Sheet, element: Element, line: Line, x: number, top: number) {
  let left = x;
  for (const runs of stretches(line)) {
    const start = left;
    left += widthOf(runs);
    const [{ link, style } = {}] = runs;
    const parent = link ? doc.struct('Link') : element;
    if (parent !== element) element.add(parent);
    parent.add(() => setter.draw(runs, start, top + (style?.size ?? 0)));
    if (!link) continue;
    // PDFKit writes a primitive string as a PDF name, not a text; its types do not say so.
    const options = { structParent: parent, Contents: new String(link) as string };
    doc.link(start, top, left - start, style?.leading ?? 0, link, options);
  }
}

function stretches(line: Line): Line[] {
  const found: Line[] = [];
  for (const run of line) {
    const last = found.at(-1);
    if (last && last[0]?.link === run.link) last.push(run);
    else found.push([run]);
  }
  return found;
}
