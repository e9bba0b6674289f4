import { build } from 'esbuild';

/**
 * Bundles and minifies an inline script.
 * @param {string} file path of the entry point
 * @returns {Promise<{ code: string, files: string[] }>} the script and its source files
 */
export async function bundleInline(file) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    alias: { '@': process.cwd() },
    // Ignores the project's tsconfig, whose `strict` would add 13 bytes ("use strict") to each script.
    tsconfigRaw: {},
    write: false,
    metafile: true,
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    },
  });
  return { code: outputFiles[0]?.text.trim() ?? '', files: Object.keys(metafile.inputs) };
}
