import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeIfChanged } from './media';
import { openTypeface } from './typeface';

const archivo = 'archivo/files/archivo-*-wdth-normal.woff2';
const geist = 'geist/files/geist-*-wght-normal.woff2';

/** The faces of the site: instances of two variable families. */
export const faces = {
  display: { files: archivo, axes: { wght: 800, wdth: 62 } },
  label: { files: archivo, axes: { wght: 600, wdth: 118 } },
  text: { files: geist, axes: { wght: { min: 400, max: 600 } } },
} satisfies Record<string, Instance>;
export type Faces = Awaited<ReturnType<typeof makeFonts>>;

interface Instance {
  /** In Fontsource's packages, which split a family into a file for each script. */
  files: string;
  axes: Record<string, number | { min: number; max: number }>;
}
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
export async function makeFonts(root: string, texts: string) {
  const outputDir = join(root, '.content/fonts');
  const characters = [...new Set(alwaysIncluded + texts + texts.toUpperCase())].sort().join('');
  const lettering = characters.replace(/[^\p{L}\p{N} %.,:;!?'’“”«»&()/·–—+©←→↑↗-]/gu, '');
  // Labels are in capitals.
  const capitals = [...lettering].filter((each) => each === each.toUpperCase()).join('');
  const sets = { display: lettering, label: capitals, text: characters };

  for (const [face, instance] of Object.entries(faces)) {
    const files = await subsetFace(instance, sets[face as keyof typeof faces], 'woff2');
    for (const [index, script] of scripts.entries()) {
      writeIfChanged(join(outputDir, `${face}-${script}.woff2`), files[index] ?? '');
    }
  }
  const open = async (face: keyof typeof faces) =>
    openTypeface(await subsetFace(faces[face], characters, 'sfnt'));
  return { display: await open('display'), label: await open('label') };
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
    fontFiles(instance).map((file) =>
      subsetFont(readFileSync(file), characters, {
        targetFormat,
        keepFeatures,
        noHinting: true,
        variationAxes: instance.axes,
      }),
    ),
  );
}

/** @returns the full font files. They are in the working directory, which is not always `root`. */
export function fontFiles({ files }: Instance): string[] {
  return scripts.map((script) => `node_modules/@fontsource-variable/${files.replace('*', script)}`);
}
