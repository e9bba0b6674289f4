import { realpathSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { compile } from 'sass';
import { makeMedia } from '../util/media';

/** Bundles the scripts that a page loads after its first paint, without React, each with its library. @returns their URLs */
export async function makeLateScripts(root: string) {
  // Tests link `components/` into a folder without the packages.
  const components = realpathSync('components');
  const { css } = compile(`${components}/lightbox/lightbox.scss`, { style: 'compressed' });
  const make = (file: string, define?: Record<string, string>) => {
    const { outputFiles } = buildSync({
      entryPoints: [`${components}/${file}`],
      bundle: true,
      minify: true,
      target: 'es2022',
      alias: { '@': realpathSync('.') },
      define,
      write: false,
    });
    return makeMedia(
      root,
      file.slice(file.indexOf('/') + 1).replace(/ts$/, 'js'),
      outputFiles[0]?.text ?? '',
    );
  };
  return {
    lightbox: await make('lightbox/lightbox.ts', { lightboxStyles: JSON.stringify(css) }),
    late: await make('shell/late.ts'),
  };
}
