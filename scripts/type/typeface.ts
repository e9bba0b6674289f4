import * as fontkit from 'fontkit';
import { optimize } from 'svgo';
import type { LineFit } from '../../lib/content/types';

/** A static face that measures and draws single lines. */
export interface Typeface {
  /** @returns the visible `characters` of a line that the face lacks; by default those of its letters and digits */
  missing(line: string, characters?: RegExp): string[];
  /** @returns the width of one character in ems; undefined if the face lacks it */
  advance(letter: string): number | undefined;
  /** @param wordSpacing added to each space, in ems */
  measure(line: string, wordSpacing?: number): LineFit;
  /**
   * Draws a line as outlines, so that a renderer needs no fonts.
   * @param size of the em, in pixels
   * @param wordSpacing added to each space, in ems
   * @returns SVG path data; its origin is the baseline at the first letter's ink
   */
  outline(line: string, size: number, wordSpacing?: number): string;
  /** Height above and depth below the baseline, in ems. Browsers place the baseline with them. */
  metrics: { ascent: number; descent: number };
}

/** @param file an OpenType font. Unlike in a browser, a letter that it lacks is omitted. */
export function openTypeface(file: Buffer): Typeface {
  const font = fontkit.create(file) as fontkit.Font;
  const em = font.unitsPerEm;
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  // Such as joiners and soft hyphens: a face with a glyph for them would draw a hyphen.
  const isInvisible = (letter: string) => /\p{Default_Ignorable_Code_Point}/u.test(letter);

  function missing(line: string, characters = /[\p{L}\p{N}]/gu): string[] {
    return [...new Set(line.match(characters))].filter(
      (letter) => !has(letter) && !isInvisible(letter),
    );
  }

  function advance(letter: string): number | undefined {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    return has(letter) ? glyph.advanceWidth / em : undefined;
  }

  /** @returns the glyphs of a line. `x` is in ems from the first letter's ink. */
  function layOut(line: string, wordSpacing = 0) {
    // Trims the spaces beside an omitted emoji, because a space at the end has no outline to measure.
    const drawn = [...line].filter((letter) => has(letter) && !isInvisible(letter));
    const { glyphs, positions } = font.layout(drawn.join('').trim());
    let x = -(glyphs[0]?.bbox.minX ?? 0) / em;
    return glyphs.map((glyph, index) => {
      const placed = { glyph, x };
      x += (positions[index]?.xAdvance ?? 0) / em;
      if (glyph.codePoints[0] === 0x20) x += wordSpacing;
      return placed;
    });
  }

  function measure(line: string, wordSpacing?: number): LineFit {
    const placed = layOut(line, wordSpacing);
    const last = placed.at(-1);
    if (!last) return { width: 0, above: 0, below: 0 };
    const end = last.glyph.bbox.maxX / em;
    const above = Math.max(0, ...placed.map(({ glyph }) => glyph.bbox.maxY / em));
    const below = Math.max(0, ...placed.map(({ glyph }) => -glyph.bbox.minY / em));
    // Pages contain the width, so it is rounded.
    const width = Math.round((last.x + end) * 1000) / 1000;
    return { width, above, below };
  }

  function outline(line: string, size: number, wordSpacing?: number): string {
    const paths = layOut(line, wordSpacing).map(({ glyph, x }) =>
      glyph.path.scale(size / em, -size / em).translate(x * size, 0),
    );
    return shorten(paths.map((path) => path.toSVG()).join(''), size);
  }

  const metrics = { ascent: font.ascent / em, descent: -font.descent / em };

  return { missing, advance, measure, outline, metrics };
}

/** Writes path data as short as it can be, because each page contains its names: rounded to a thousandth of an em. */
function shorten(path: string, size: number): string {
  const floatPrecision = Math.max(0, 3 - Math.floor(Math.log10(size)));
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    // Equal letters have equal relative data, which compresses well.
    plugins: [{ name: 'convertPathData', params: { floatPrecision, utilizeAbsolute: false } }],
  });
  return / d="([^"]*)"/.exec(data)?.[1] ?? '';
}
