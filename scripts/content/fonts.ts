import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { openTypeface, type Typeface } from './typeface';

/** The faces of the site: instances of two variable families. Fontsource splits each family into two files. */
export const faces = {
  display: { family: 'archivo', file: 'wdth-normal', axes: { wght: 800, wdth: 62 } },
  label: { family: 'archivo', file: 'wdth-normal', axes: { wght: 600, wdth: 118 } },
  text: { family: 'geist', file: 'wght-normal', axes: { wght: { min: 400, max: 600 } } },
} as const satisfies Record<string, Instance>;
const scripts = ['latin', 'latin-ext'] as const;

/** Other features, such as alternate letters, would take a sixth of each file. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Characters that visitors type or components add. The fonts have them even if the content does not. */
const alwaysIncluded =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') +
  'ÇçƏəĞğİıÖöŞşÜü–—“”‘’«»…·©×→←↑↗₼';

/**
 * Subsets each face to the characters in use, for `components/styles/fonts.scss`.
 * @param texts all texts of the site
 * @returns the faces that measure and draw single lines
 */
export async function makeFonts(
  root: string,
  texts: string,
): Promise<{ display: Typeface; label: Typeface }> {
  const outputDir = join(root, '.content/fonts');
  mkdirSync(outputDir, { recursive: true });
  const characters = [...new Set(alwaysIncluded + texts + texts.toUpperCase())].sort().join('');
  const lettering = characters.replace(/[^\p{L}\p{N} %.,:;!?'’“”«»&()/·–—+©←→↑↗-]/gu, '');
  // Labels are in capitals.
  const capitals = [...lettering].filter((each) => each === each.toUpperCase()).join('');
  const sets = { display: lettering, label: capitals, text: characters };

  for (const [face, instance] of Object.entries(faces)) {
    const files = await subsetFace(instance, sets[face as keyof typeof faces], 'woff2');
    for (const [index, script] of scripts.entries()) {
      writeFileSync(join(outputDir, `${face}-${script}.woff2`), files[index] ?? '');
    }
  }
  const open = async (face: keyof typeof faces): Promise<Typeface> =>
    openTypeface(await subsetFace(faces[face], characters, 'sfnt'));
  return { display: await open('display'), label: await open('label') };
}

interface Instance {
  family: string;
  /** The family's variable file: the part of its name after the script. */
  file: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * Subsets an instance of a variable family to the given characters.
 * @returns a font for each script, in the order of `scripts`; each has the characters that its file covers
 */
export function subsetFace(
  instance: Instance,
  characters: string,
  targetFormat: 'woff2' | 'sfnt',
): Promise<Buffer[]> {
  return Promise.all(
    filesOf(instance).map((file) =>
      subsetFont(readFileSync(file), characters, {
        targetFormat,
        keepFeatures,
        noHinting: true,
        variationAxes: instance.axes,
      }),
    ),
  );
}

/** @returns the full font files of a face */
export function fontFiles(face: keyof typeof faces): string[] {
  return filesOf(faces[face]);
}

function filesOf({ family, file }: Instance): string[] {
  // Resolves from the working directory: `root` can be a copy without its own node_modules.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  return scripts.map((script) =>
    resolve(`@fontsource-variable/${family}/files/${family}-${script}-${file}.woff2`),
  );
}
