import { realpathSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { compile } from 'sass';
import { makeMedia } from '../util/media';

/** Bundles the viewer of enlarged pictures with its library and styles: a page loads it when it is needed. @returns its URL */
export async function makeLightbox(root: string): Promise<string> {
  // Tests link `components/` into a folder without the packages.
  const folder = realpathSync('components/lightbox');
  const { css } = compile(`${folder}/lightbox.scss`, { style: 'compressed' });
  const { outputFiles } = buildSync({
    entryPoints: [`${folder}/lightbox.ts`],
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { lightboxStyles: JSON.stringify(css) },
    write: false,
  });
  return makeMedia(root, 'lightbox.js', outputFiles[0]?.text ?? '');
}
