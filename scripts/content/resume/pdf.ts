import PDFDocument from 'pdfkit';
import type { Resume } from '../../../lib/content/resume-schema';
import type { Locale } from '../../../lib/i18n/locales';
import type { Translator } from '../../../lib/i18n/translator';
import { type Block, child, type Element, paginate, type Sheet, side, textBlocks } from './flow';
import type { Entry, Section } from './sections';
import { type Span, type Style, Typesetter, widthOf } from './typesetter';

/** Points; A4. */
const page = { width: 595.28, height: 841.89, inset: 48, bottom: 62, footer: 34 };
const full = { x: page.inset, width: page.width - 2 * page.inset };
/** Dates and labels stand in the margin, texts beside it. */
const margin = { x: page.inset, width: 112 };
const column = { x: page.inset + 128, width: full.width - 128 };
const bullet = { x: column.x, width: 10 };
const item = { x: column.x + bullet.width, width: column.width - bullet.width };

const ink = '#21295c';
const dark = '#15172b';
const muted = '#4b5070';
const hairline = '#c9ccdb';
const styles = {
  heading: { face: 'label', size: 9, leading: 16, color: ink },
  label: { face: 'strong', size: 12, leading: 19, color: ink },
  link: { face: 'text', size: 9.5, leading: 13.5, color: ink },
  title: { face: 'strong', size: 9.5, leading: 13.5, color: dark },
  text: { face: 'text', size: 9.5, leading: 13.5, color: dark },
  detail: { face: 'text', size: 9.5, leading: 13.5, color: muted },
  margin: { face: 'text', size: 9, leading: 13.5, color: muted },
} satisfies Record<string, Style>;
const largestName = 108;
const space = { section: 13, rule: 6, entry: 7, label: 2 };

interface Options {
  basics: Resume['basics'];
  sections: Section[];
  locale: Locale;
  t: Translator;
  name: string;
  /** The fonts of each face that `styles` names, and of `display`. */
  faces: Record<string, Buffer[]>;
}

/**
 * Sets a CV as a tagged PDF (PDF/UA) with bookmarks. The same input gives the same bytes.
 * @returns the file
 */
export function makeResumePdf(options: Options): Promise<Buffer> {
  const { basics, sections, locale, t, name, faces } = options;
  const doc = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    // Its types do not know this one.
    subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    displayTitle: true,
    lang: locale,
    bufferPages: true,
    // The time of the build would make another file of it each time.
    info: { Title: t('Resume.Title', { name }), Author: name, CreationDate: new Date(0) },
  });
  const bytes = collect(doc);
  const sheet = { doc, setter: new Typesetter(doc, faces) };
  const root = doc.struct('Document');
  doc.addStructure(root);
  const blocks = [
    ...nameBlocks(sheet, root, name, locale),
    ...contactBlocks(sheet, root, basics),
    ...sections.flatMap((section) => sectionBlocks(sheet, root, section)),
  ];
  paginate(doc, blocks, page.inset, page.height - page.bottom);
  drawFooters(sheet, t, name);
  root.end();
  doc.end();
  return bytes;
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

/** As wide as the page, in capitals as on the site; what is read aloud and copied is the name as it is written. */
function nameBlocks({ doc, setter }: Sheet, root: Element, name: string, locale: Locale): Block[] {
  const heading = doc.struct('H1', { actual: name });
  root.add(heading);
  const at = (size: number): Span => ({
    text: name.toLocaleUpperCase(locale),
    style: { face: 'display', size, leading: size, color: ink },
  });
  const [unit = []] = setter.breakLines([at(1)], Number.POSITIVE_INFINITY);
  const size = Math.min(largestName, full.width / widthOf(unit));
  const [line = []] = setter.breakLines([at(size)], Number.POSITIVE_INFINITY);
  return [
    {
      height: size * 1.14,
      draw(top) {
        heading.add(() => setter.draw(line, full.x, top + size * 0.86));
      },
    },
  ];
}

function contactBlocks(sheet: Sheet, root: Element, basics: Resume['basics']): Block[] {
  const { label, email, phone, url, profiles = [], location } = basics;
  const parts: Omit<Span, 'style'>[] = [
    { text: email ?? '', link: `mailto:${email}` },
    { text: phone ?? '', link: `tel:${phone?.replace(/[^+\d]/g, '')}` },
    { text: printed(url), link: url },
    ...profiles.map((profile) => ({
      text: [profile.network, profile.username ?? printed(profile.url)].filter(Boolean).join(' '),
      link: profile.url,
    })),
    { text: [location?.city, location?.region].filter(Boolean).join(', ') },
  ];
  const spans = parts
    .filter(({ text }) => text)
    .flatMap(({ text, link }, index) => [
      ...(index > 0 ? [{ text: '\u00a0 ·\u00a0 ', style: styles.detail }] : []),
      { text: text.replaceAll(' ', '\u00a0'), link, style: link ? styles.link : styles.detail },
    ]);
  return [
    ...(label
      ? textBlocks(sheet, child(sheet, root, 'P'), [{ text: label, style: styles.label }], full)
      : []),
    ...textBlocks(sheet, child(sheet, root, 'P'), spans, full),
  ];
}

function sectionBlocks(sheet: Sheet, root: Element, { title, entries }: Section): Block[] {
  const part = child(sheet, root, 'Sect');
  const [line] = textBlocks(
    sheet,
    child(sheet, part, 'H2'),
    [{ text: title, style: styles.heading }],
    margin,
  );
  if (!line) return [];
  const heading: Block = {
    ...line,
    keep: true,
    draw(top) {
      sheet.doc.outline.addItem(title);
      line.draw(top);
    },
  };
  const rows = entries.flatMap((entry, index) => entryBlocks(sheet, part, entry, index > 0));
  const marginIsFree = entries.every((entry) => !entry.margin);
  return [rule(sheet), ...(marginIsFree ? side('before', heading, rows) : [heading, ...rows])];
}

function rule({ doc }: Sheet): Block {
  return {
    before: space.section,
    height: space.rule,
    keep: true,
    draw(top) {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.lineWidth(0.6).strokeColor(hairline);
      doc
        .moveTo(full.x, top)
        .lineTo(full.x + full.width, top)
        .stroke();
      doc.endMarkedContent();
    },
  };
}

function entryBlocks(sheet: Sheet, part: Element, entry: Entry, spaced: boolean): Block[] {
  const { title, detail, url, highlights = [] } = entry;
  const text = (tag: string, span: Omit<Span, 'text'>, value = '', place = column) =>
    value ? textBlocks(sheet, child(sheet, part, tag), [{ ...span, text: value }], place) : [];

  // A label is read before what it labels, a date after its title.
  const label = title ? [] : text('P', { style: styles.margin }, entry.margin, margin);
  const heading = text('H3', { style: styles.title, link: url }, title);
  const date = title ? text('P', { style: styles.margin }, entry.margin, margin) : [];
  const head = [...heading, ...text('P', { style: styles.detail }, detail)];
  const body = [
    ...text('P', { style: styles.text }, entry.text),
    ...(highlights.length > 0 ? listBlocks(sheet, child(sheet, part, 'L'), highlights) : []),
  ];

  for (const block of body.length > 0 ? head : head.slice(0, -1)) block.keep = true;
  let blocks = [...head, ...body];
  const [beside] = [...label, ...date];
  if (beside) blocks = side(title ? 'after' : 'before', beside, blocks);
  const [first, ...rest] = blocks;
  if (!first) return [];
  return [{ ...first, before: spaced ? (title ? space.entry : space.label) : 0 }, ...rest];
}

function listBlocks(sheet: Sheet, list: Element, texts: string[]): Block[] {
  return texts.flatMap((text) => {
    const element = child(sheet, list, 'LI');
    const mark = [{ text: '•', style: styles.detail }];
    const [dot] = textBlocks(sheet, child(sheet, element, 'Lbl'), mark, bullet);
    const span = [{ text, style: styles.text }];
    const lines = textBlocks(sheet, child(sheet, element, 'LBody'), span, item);
    return dot ? side('before', dot, lines) : lines;
  });
}

/** The name and the page's number, where there is more than one page. */
function drawFooters({ doc, setter }: Sheet, t: Translator, name: string) {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; count > 1 && index < count; index++) {
    doc.switchToPage(index);
    const text = t('Resume.Page', { name, page: index + 1, pages: count });
    const [line = []] = setter.breakLines([{ text, style: styles.margin }], full.width);
    doc.markContent('Artifact', { type: 'Pagination' });
    setter.draw(line, full.x, page.height - page.footer);
    doc.endMarkedContent();
  }
}

/** An address as it is printed. */
function printed(url = ''): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
}
