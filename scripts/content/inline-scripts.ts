import { build } from 'esbuild';
import type { InlineScripts } from '../../lib/content/types';

/**
 * Bundles and minifies what stands in the pages themselves.
 * @param root the checkout
 */
export async function makeInlineScripts(root: string): Promise<InlineScripts> {
  return {
    language: await bundle(root, 'lib/i18n/head-script.ts'),
    light: await bundle(root, 'lib/light/head-script.ts'),
    choice: await bundle(root, 'lib/i18n/choice-script.ts'),
    lamp: await bundle(root, 'lib/light/switch-script.ts'),
  };
}

async function bundle(root: string, file: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    // Not the checkout's own, whose `strict` would spend 13 bytes on "use strict".
    tsconfigRaw: {},
    write: false,
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
