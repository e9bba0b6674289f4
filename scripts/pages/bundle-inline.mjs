import { build } from 'esbuild';

/**
 * Bundles and minifies a script that a page carries inline.
 * @param {string} file path of the entry
 * @returns {Promise<{ code: string, files: string[] }>} the script, and every file that it was made from
 */
export async function bundleInline(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@': process.cwd() },
    // The project's own `strict` would add 13 bytes of "use strict" to each script.
    tsconfigRaw: {},
    write: false,
    metafile: true,
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    },
  });
  return { code: outputFiles[0]?.text.trim() ?? '', files: Object.keys(metafile.inputs) };
}
