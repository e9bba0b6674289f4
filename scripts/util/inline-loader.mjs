import { relative, resolve } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * Turbopack loader for `import code from '../finish/end.inline?inline'`. The dev server and a plain build get the bundled script as
 * a string; the dev server bundles it again when one of its files changes. Other builds get only the script's path,
 * because React's data would repeat the script: `finish-page.ts` puts the script into the page.
 */
export default function inlineLoader() {
  let code = relative(process.cwd(), this.resourcePath);
  if (process.env.NODE_ENV !== 'production' || process.env.BUILD_PLAIN) {
    const bundle = bundleInline(code);
    for (const file of bundle.files) this.addDependency(resolve(file));
    code = bundle.code;
  }
  return `export default ${JSON.stringify(code)}`;
}

/**
 * Bundles and minifies an inline script.
 * @param {string} file path of the entry point
 * @returns {{ code: string, files: string[] }} the script and its source files
 */
export function bundleInline(file) {
  const { outputFiles, metafile } = buildSync({
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
