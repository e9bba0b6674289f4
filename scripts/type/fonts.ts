import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeIfChanged } from '../util/media';
import { type Axes, axesOf } from './axes';
import { openTypeface, type Typeface } from './typeface';

/** A face's file in `components/styles/fonts/`, and the values of its axes, if it has them. */
interface Instance {
  file: string;
  axes: Axes;
}

/** The faces of the site. Running text is 400 to 600 heavy. */
const faces = {
  display: { file: 'display', axes: { wght: 800 } },
  label: { file: 'label', axes: { wght: 600 } },
  text: { file: 'text', axes: { wght: { min: 400, max: 600 } } },
  bold: { file: 'text', axes: { wght: 600 } },
} satisfies Record<string, Instance>;

/** The faces, opened to measure text and to draw single lines. */
export interface Faces {
  /** Large headings, always in capitals. */
  display: Typeface;
  /** Small labels, always in capitals. */
  label: Typeface;
  /** Running text, weight 400. */
  text: Typeface;
  /** Running text, weight 600. */
  bold: Typeface;
}

/**
 * The OpenType features in use. All features, such as alternate letters, would take a sixth of each file. A ligature of f and i may lose the
 * dot of the i: Azerbaijani has an ı without a dot.
 */
const keepFeatures = ['ccmp', 'kern', 'locl', 'mark', 'mkmk'];

/** Characters that components add. The fonts have them even if the content does not. */
const ownCharacters = '0123456789,.()–·×©←→↑↗';
/** Characters that visitors are likely to type. */
const typed =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÇçƏəĞğİıÖöŞşÜü–—“”‘’«»…₼';

/**
 * Subsets each face to the characters in use, for `components/styles/fonts.scss`.
 * @param texts all texts of the site
 */
export async function makeFonts(root: string, texts: string): Promise<Faces> {
  const letters = typed.replace(/[^\p{L}]/gu, '');
  const lettering = setOf(ownCharacters + letters + texts + texts.toUpperCase());
  // Labels are in capitals.
  const capitals = [...lettering].filter((each) => each === each.toUpperCase()).join('');
  const text = setOf(lettering + typed + partsOf(texts));

  const published = { display: lettering, label: capitals, text };
  for (const face of ['display', 'label', 'text'] as const) {
    const font = await subsetFace(faces[face], published[face], 'woff2');
    writeIfChanged(join(root, `.content/fonts/${face}.woff2`), font);
  }
  const open = async (face: Instance) => openTypeface(await subsetFace(face, text, 'sfnt'));
  return {
    display: await open(faces.display),
    label: await open(faces.label),
    text: await open(faces.text),
    bold: await open(faces.bold),
  };
}

/** @returns a face with all its characters */
export function openFullFace(file: 'display' | 'text'): Typeface {
  return openTypeface(readFace(file));
}

/** @returns the base letters and accents of letters that the text face lacks: browsers compose them, such as ǐ and Ḥ */
function partsOf(texts: string): string {
  return openFullFace('text').missing(texts).join('').normalize('NFD');
}

// The full font is in the working directory, which is not always the root of the content.
const readFace = (file: string) => readFileSync(`components/styles/fonts/${file}.woff2`);

/** @returns each character once. A set in another order would make another file. */
const setOf = (characters: string) => [...new Set(characters)].sort().join('');

/** Subsets a face to those of the given characters that it has. */
function subsetFace(
  face: Instance,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const font = readFace(face.file);
  return subsetFont(font, characters, {
    targetFormat,
    keepFeatures,
    noHinting: true,
    variationAxes: axesOf(font, face.axes),
  });
}
