import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Turbopack loader for `import code from './menu.inline?inline'`: it returns the bundled script as a string. The dev
 * server bundles the script again when one of its files changes.
 */
export default async function inlineLoader() {
  const done = this.async();
  try {
    const { code, files } = await bundleInline(this.resourcePath);
    for (const file of files) this.addDependency(resolve(file));
    done(null, `export default ${JSON.stringify(code)}`);
  } catch (error) {
    done(error);
  }
}

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
