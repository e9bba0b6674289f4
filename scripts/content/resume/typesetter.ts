import * as fontkit from 'fontkit';

export interface Style {
  /** A name in the faces that the typesetter was given. */
  face: string;
  /** Points. */
  size: number;
  leading: number;
  color: string;
}

export interface Span {
  text: string;
  style: Style;
  link?: string;
}

/** A stretch of a line that is in one font. */
export interface Run extends Span {
  font: string;
  width: number;
}

export type Line = Run[];

/**
 * Breaks text into lines. PDFKit does so for text in one font; here a face is several fonts, one for each script, and a
 * word such as `Şəfəq` needs two of them.
 */
export class Typesetter {
  private readonly fonts = new Map<string, { name: string; font: fontkit.Font }[]>();

  /** @param faces the fonts of each face */
  constructor(
    private readonly doc: PDFKit.PDFDocument,
    faces: Record<string, Buffer[]>,
  ) {
    for (const [face, files] of Object.entries(faces)) {
      const fonts = files.map((file, index) => {
        const name = `${face}-${index}`;
        doc.registerFont(name, file);
        return { name, font: open(file) };
      });
      this.fonts.set(face, fonts);
    }
  }

  /** Lines break after spaces, dashes and slashes. A word that is wider than the line stands out of it. */
  breakLines(spans: Span[], width: number): Line[] {
    const lines: Line[] = [[]];
    let left = width;
    for (const span of spans) {
      for (const text of span.text.replace(/[ \n\r\t]+/g, ' ').split(/(?<= |[-–—/](?=\p{L}))/u)) {
        const line = lines.at(-1) ?? [];
        const runs = this.runsOf({ ...span, text });
        const fits = widthOf(this.runsOf({ ...span, text: text.trimEnd() })) <= left;
        if (!fits && line.length > 0) lines.push(runs);
        else line.push(...runs);
        left = (fits || line.length === 0 ? left : width) - widthOf(runs);
      }
    }
    return lines.filter((line) => line.length > 0).map(joinRuns);
  }

  /** @param base y of the line that the letters stand on */
  draw(line: Line, x: number, base: number) {
    let left = x;
    for (const { font, style, text, width } of line) {
      this.doc
        .font(font)
        .fontSize(style.size)
        .fillColor(style.color)
        .text(text, left, base, { lineBreak: false, baseline: 'alphabetic' });
      left += width;
    }
  }

  private runsOf(span: Span): Run[] {
    const letters = [...span.text].map((text) => {
      const font = this.fontOf(span.style.face, text);
      return { ...span, text, font, width: 0 };
    });
    return joinRuns(letters).map((run) => ({
      ...run,
      width: this.doc.font(run.font).fontSize(run.style.size).widthOfString(run.text),
    }));
  }

  /** The first that has it: the second fonts have a space as well, on which fontkit stumbles at the end of a file. */
  private fontOf(face: string, letter: string): string {
    const fonts = this.fonts.get(face) ?? [];
    return (fonts.find(({ font }) => hasLetter(font, letter)) ?? fonts[0])?.name ?? '';
  }
}

/** Joins neighbours that are in the same font, of the same span. */
function joinRuns(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.font === run.font && last.style === run.style && last.link === run.link) {
      joined[joined.length - 1] = {
        ...last,
        text: last.text + run.text,
        width: last.width + run.width,
      };
    } else {
      joined.push(run);
    }
  }
  return joined;
}

export function widthOf(line: Line): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

/** The fonts of a face. */
export type Fonts = fontkit.Font[];

export function openFonts(files: Buffer[]): Fonts {
  return files.map(open);
}

/** @returns the letters that none of a face's fonts has, each once */
export function missingLetters(fonts: Fonts, text: string): string[] {
  return [...new Set(text)].filter((letter) => !fonts.some((font) => hasLetter(font, letter)));
}

function open(file: Buffer): fontkit.Font {
  return fontkit.create(file) as fontkit.Font;
}

function hasLetter(font: fontkit.Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}
