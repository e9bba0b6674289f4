import { build } from 'esbuild';
import type { InlineScripts } from '../../lib/content/types';
import { readCounter } from '../../lib/counter/counter';

/**
 * Bundles and minifies what stands in the pages themselves.
 * @param root the checkout
 */
export async function makeInlineScripts(
  root: string,
  counter = readCounter(),
): Promise<InlineScripts> {
  return {
    trustedTypes: await bundleInline(root, 'lib/security/trusted-types-script.ts', {
      scriptOrigins: JSON.stringify(counter ? [new URL(counter.src).origin] : []),
    }),
    language: await bundleInline(root, 'lib/i18n/head-script.ts'),
    light: await bundleInline(root, 'lib/light/head-script.ts'),
    choice: await bundleInline(root, 'lib/i18n/choice-script.ts'),
    lamp: await bundleInline(root, 'lib/light/switch-script.ts'),
    command: await bundleInline(root, 'lib/menu/command-script.ts'),
    hashLink: await bundleInline(root, 'lib/hash-link-script.ts'),
    contact: await bundleInline(root, 'lib/contact/early-submit-script.ts'),
    counter:
      counter &&
      (await bundleInline(root, 'lib/counter/counter-script.ts', {
        counter: JSON.stringify(counter),
      })),
  };
}

/** @returns the file and what it imports as one minified script */
export async function bundleInline(
  root: string,
  file: string,
  define: Record<string, string> = {},
): Promise<string> {
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
      ...define,
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(process.env.NEXT_PUBLIC_BASE_PATH ?? ''),
    },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
