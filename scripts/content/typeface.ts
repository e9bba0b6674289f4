import * as fontkit from 'fontkit';
import type { LineFit } from '../../lib/content/types';

/** A static face that measures and draws single lines. */
export interface Typeface {
  /** @returns whether the face has all `characters` of a line; by default its letters and digits */
  covers(line: string, characters?: RegExp): boolean;
  measure(line: string): LineFit;
  /**
   * Draws a line as outlines, so that a renderer needs no fonts.
   * @param size of the em, in pixels
   * @returns SVG path data; its origin is the baseline at the first letter's ink
   */
  outline(line: string, size: number): string;
}

type Run = { font: fontkit.Font; text: string };

/**
 * @param files the face's OpenType fonts. Like in a browser, a letter uses the first font that has it. Unlike there, a
 * letter that no font has is omitted.
 */
export function openTypeface(files: Buffer[]): Typeface {
  const fonts = files.map((file) => fontkit.create(file) as fontkit.Font);

  function covers(line: string, characters = /[\p{L}\p{N}]/gu) {
    return (line.match(characters) ?? []).every((letter) => fontOf(fonts, letter));
  }

  function layOut(line: string) {
    return splitRuns(fonts, line).map(({ font, text }) => ({
      em: font.unitsPerEm,
      run: font.layout(text),
    }));
  }

  function measure(line: string): LineFit {
    const runs = layOut(line);
    const advance = runs.reduce((sum, { run, em }) => sum + run.advanceWidth / em, 0);
    const [first, last] = [runs.at(0), runs.at(-1)];
    const before = first ? (first.run.glyphs[0]?.bbox.minX ?? 0) / first.em : 0;
    const end = last?.run.glyphs.at(-1);
    const after = last && end ? (end.advanceWidth - end.bbox.maxX) / last.em : 0;
    return { width: round(advance - before - after), left: round(before), right: round(after) };
  }

  function outline(line: string, size: number): string {
    let x = -measure(line).left * size;
    return layOut(line)
      .flatMap(({ em, run }) =>
        run.glyphs.map((glyph, index) => {
          const scale = size / em;
          const drawn = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
          x += (run.positions[index]?.xAdvance ?? 0) * scale;
          return drawn;
        }),
      )
      .join('');
  }

  return { covers, measure, outline };
}

function splitRuns(fonts: fontkit.Font[], line: string): Run[] {
  const runs: Run[] = [];
  const drawn = [...line].filter((letter) => fontOf(fonts, letter)).join('');
  // Trims the spaces beside an omitted emoji, because a space at the end has no outline to measure.
  for (const letter of drawn.trim()) {
    const font = fontOf(fonts, letter);
    const last = runs.at(-1);
    if (last && last.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

function fontOf(fonts: fontkit.Font[], letter: string): fontkit.Font | undefined {
  return fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function round(ems: number): number {
  return Math.round(ems * 1000) / 1000;
}
