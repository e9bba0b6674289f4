import { resolve } from 'node:path';
import { bundleInline } from './bundle-inline.mjs';

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
