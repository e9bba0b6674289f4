import { resolve } from 'node:path';
import { bundleInline } from './bundle-inline.mjs';

/**
 * Turbopack loader of `import code from './menu.inline?inline'`: the import is the bundled script as a string. The dev
 * server bundles it again when a file that it imports changes.
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
