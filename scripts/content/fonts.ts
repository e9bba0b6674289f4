import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { LineFit } from '../../lib/content/types';

/** The faces of the site: instances of two variable families. Fontsource splits each into two files. */
const faces = {
  display: { family: 'archivo', file: 'wdth-normal', axes: { wght: 800, wdth: 62 } },
  label: { family: 'archivo', file: 'wdth-normal', axes: { wght: 600, wdth: 118 } },
  text: { family: 'geist', file: 'wght-normal', axes: { wght: { min: 400, max: 600 } } },
} as const;
const scripts = ['latin', 'latin-ext'] as const;

/** Typed by visitors or set by the components, whatever the content holds. */
const always =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÇçƏəĞğİıÖöŞşÜü–—“”‘’«»…·©×→←↑↗₼';

/**
 * Cuts each face down to the characters in use and writes `.content/fonts/<face>-<script>.woff2`.
 * @param texts everything that the pages say
 * @returns what measures a line of text in the display face
 */
export async function makeFonts(root: string, texts: string): Promise<(line: string) => LineFit> {
  const characters = [...new Set(always + texts)].sort().join('');
  const outputDir = join(root, '.content/fonts');
  mkdirSync(outputDir, { recursive: true });

  for (const [face, { family, file, axes }] of Object.entries(faces)) {
    for (const script of scripts) {
      const woff2 = await subsetFont(readFace(root, family, script, file), characters, {
        targetFormat: 'woff2',
        variationAxes: axes,
      });
      writeFileSync(join(outputDir, `${face}-${script}.woff2`), woff2);
    }
  }
  return measureIn(
    await Promise.all(
      scripts.map((script) =>
        subsetFont(readFace(root, faces.display.family, script, faces.display.file), characters, {
          targetFormat: 'sfnt',
          variationAxes: faces.display.axes,
        }),
      ),
    ),
  );
}

function readFace(root: string, family: string, script: string, file: string): Buffer {
  const folder = join(root, 'node_modules/@fontsource-variable', family, 'files');
  return readFileSync(join(folder, `${family}-${script}-${file}.woff2`));
}

/** Each run of letters is measured in the first file that has them, as the browser sets it. */
function measureIn(files: Buffer[]): (line: string) => LineFit {
  const fonts = files.map((file) => fontkit.create(file) as fontkit.Font);
  const fontOf = (letter: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? fonts[0];

  return (line) => {
    const runs: { font: fontkit.Font; text: string }[] = [];
    for (const letter of line) {
      const font = fontOf(letter);
      const last = runs.at(-1);
      if (last && last.font === font) last.text += letter;
      else if (font) runs.push({ font, text: letter });
    }

    const set = runs.map(({ font, text }) => ({ em: font.unitsPerEm, run: font.layout(text) }));
    const advance = set.reduce((sum, { run, em }) => sum + run.advanceWidth / em, 0);
    const [first, last] = [set.at(0), set.at(-1)];
    const before = first ? (first.run.glyphs[0]?.bbox.minX ?? 0) / first.em : 0;
    const end = last?.run.glyphs.at(-1);
    const after = last && end ? (end.advanceWidth - end.bbox.maxX) / last.em : 0;
    return { width: round(advance - before - after), bearing: round(before) };
  };
}

function round(ems: number): number {
  return Math.round(ems * 1000) / 1000;
}
