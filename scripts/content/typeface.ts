import * as fontkit from 'fontkit';
import type { LineFit } from '../../lib/content/types';

/** A static face that measures and draws single lines. */
export type Typeface = ReturnType<typeof openTypeface>;

/**
 * @param files the face's OpenType fonts. Like in a browser, a letter uses the first font that has it. Unlike there, a
 * letter that no font has is omitted.
 */
export function openTypeface(files: Buffer[]) {
  const fonts = files.map((file) => fontkit.create(file) as fontkit.Font);
  const fontOf = (letter: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

  /** @returns the `characters` of a line that the face lacks; by default those of its letters and digits */
  function missing(line: string, characters = /[\p{L}\p{N}]/gu): string[] {
    return [...new Set(line.match(characters))].filter((letter) => !fontOf(letter));
  }

  /** @returns the glyphs of a line. `x` is in ems from the first letter's ink, `em` in the units of the glyph's font. */
  function layOut(line: string) {
    const runs: { font: fontkit.Font; text: string }[] = [];
    // Trims the spaces beside an omitted emoji, because a space at the end has no outline to measure.
    for (const letter of [...line].filter(fontOf).join('').trim()) {
      const font = fontOf(letter) as fontkit.Font;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    let x: number | undefined;
    return runs.flatMap(({ font, text }) => {
      const em = font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        x ??= -glyph.bbox.minX / em;
        const placed = { glyph, x, em };
        x += (positions[index]?.xAdvance ?? 0) / em;
        return placed;
      });
    });
  }

  function measure(line: string): LineFit {
    const placed = layOut(line);
    const last = placed.at(-1);
    if (!last) return { width: 0, below: 0 };
    const end = last.glyph.bbox.maxX / last.em;
    const below = Math.max(0, ...placed.map(({ glyph, em }) => -glyph.bbox.minY / em));
    // Pages contain the width, so it is rounded.
    const width = Math.round((last.x + end) * 1000) / 1000;
    return { width, below };
  }

  /**
   * Draws a line as outlines, so that a renderer needs no fonts.
   * @param size of the em, in pixels
   * @returns SVG path data; its origin is the baseline at the first letter's ink
   */
  function outline(line: string, size: number): string {
    const paths = layOut(line).map(({ glyph, x, em }) =>
      glyph.path.scale(size / em, -size / em).translate(x * size, 0),
    );
    return toRelative(
      paths.flatMap((path) => path.commands),
      size,
    );
  }

  return { missing, measure, outline };
}

const letters = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
};

/**
 * Writes path data as short as it can be, because each page contains its names: relative, rounded to a thousandth of an em,
 * and without a letter that repeats.
 */
function toRelative(commands: { command: string; args: number[] }[], size: number): string {
  const digits = Math.max(0, 3 - Math.floor(Math.log10(size)));
  const round = (value: number) => Number(value.toFixed(digits)) || 0;
  let [start, at] = [
    [0, 0],
    [0, 0],
  ];
  let last = '';
  return commands
    .map(({ command, args }) => {
      const points = args.map(round);
      const numbers = points.map((value, index) => round(value - (at[index % 2] ?? 0)));
      at = command === 'closePath' ? start : points.slice(-2);
      if (command === 'moveTo') start = at;
      const letter = letters[command as keyof typeof letters];
      const separator = letter === last && letter !== 'm' && letter !== 'z' ? ' ' : letter;
      last = letter;
      return separator + numbers.join(' ');
    })
    .join('')
    .replaceAll(' -', '-');
}
