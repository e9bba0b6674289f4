import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import { buildSync } from 'esbuild';
import { compile } from 'sass';
import { makeMedia } from '../util/media';

/** Bundles the scripts that a page loads after its first paint, without React, each with its library. @returns their URLs */
export async function makeLateScripts(root: string) {
  // Tests link these folders into one without the packages.
  const [app, components] = [realpathSync('app'), realpathSync('components')];
  const { css } = compile(`${components}/project/lightbox/lightbox.scss`, { style: 'compressed' });
  const make = (file: string, define?: Record<string, string>) => {
    const { outputFiles } = buildSync({
      entryPoints: [file],
      bundle: true,
      minify: true,
      target: 'es2022',
      alias: { '@': realpathSync('.') },
      define,
      write: false,
    });
    return makeMedia(root, basename(file).replace(/ts$/, 'js'), outputFiles[0]?.text ?? '');
  };
  return {
    lightbox: await make(`${components}/project/lightbox/lightbox.ts`, {
      lightboxStyles: JSON.stringify(css),
    }),
    late: await make(`${app}/[locale]/late.ts`),
  };
}
