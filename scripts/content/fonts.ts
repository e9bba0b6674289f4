import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { openTypeface, type Typeface } from './typeface';

/** The faces of the site: instances of two variable families. Fontsource splits each into two files. */
export const faces = {
  display: { family: 'archivo', file: 'wdth-normal', axes: { wght: 800, wdth: 62 } },
  label: { family: 'archivo', file: 'wdth-normal', axes: { wght: 600, wdth: 118 } },
  text: { family: 'geist', file: 'wght-normal', axes: { wght: { min: 400, max: 600 } } },
} as const satisfies Record<string, Instance>;
const scripts = ['latin', 'latin-ext'] as const;

/** Typed by visitors or set by the components, whatever the content holds. */
const always =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÇçƏəĞğİıÖöŞşÜü–—“”‘’«»…·©×→←↑↗₼';

/**
 * Cuts each face down to the characters in use and writes `.content/fonts/<face>-<script>.woff2`.
 * @param texts everything that the pages say
 * @returns the faces that lines are measured and drawn in
 */
export async function makeFonts(
  root: string,
  texts: string,
): Promise<{ display: Typeface; label: Typeface }> {
  const characters = [...new Set(always + texts + texts.toUpperCase())].sort().join('');
  const outputDir = join(root, '.content/fonts');
  mkdirSync(outputDir, { recursive: true });

  for (const [face, instance] of Object.entries(faces)) {
    const files = await cutFace(instance, characters, 'woff2');
    for (const [index, script] of scripts.entries()) {
      writeFileSync(join(outputDir, `${face}-${script}.woff2`), files[index] ?? '');
    }
  }
  const open = async (face: keyof typeof faces): Promise<Typeface> =>
    openTypeface(await cutFace(faces[face], characters, 'sfnt'));
  return { display: await open('display'), label: await open('label') };
}

interface Instance {
  family: string;
  /** Which of the family's variable files: its name after the script. */
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * Cuts an instance of a variable family down to some characters.
 * @returns a font for each script, in the order of `scripts`: between them they hold what the family has
 */
export function cutFace(
  instance: Instance,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer[]> {
  return Promise.all(
    filesOf(instance).map((file) =>
      subsetFont(readFileSync(file), characters, { targetFormat, variationAxes: instance.axes }),
    ),
  );
}

/** @returns the uncut files of a face */
export function fontFiles(face: keyof typeof faces): string[] {
  return filesOf(faces[face]);
}

function filesOf({ family, file }: Instance): string[] {
  // As Node finds packages, from where the program runs: what is built may be a copy that has none of its own.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return scripts.map((script) =>
    resolve(`@fontsource-variable/${family}/files/${family}-${script}-${file}.woff2`),
  );
}
