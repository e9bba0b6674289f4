import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { removeTexts } from './edit-json';

/** Valid content of another owner. Unit tests do not depend on the checkout's `data/` and `messages/`. */
const folder = 'tests/fixture';
const projectFolders = ['01-atlas', '06-ember', '07-ledger'];

/**
 * Makes a folder with that content, which a test may change. Its pictures are small, so that it is checked at once and
 * prepared in seconds.
 * @param projects the folders of the projects to copy
 * @returns its absolute path
 */
export async function makeContent(projects = projectFolders): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(folder, root, {
    recursive: true,
    filter: (path) => !/projects\/\d/.test(path) || projects.some((each) => path.includes(each)),
  });
  const create = { width: 32, height: 20, channels: 3, background: '#123456' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  for (const file of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.webp')) writeFileSync(join(root, 'data', file), picture);
  }
  // What `prepare` reads of a checkout.
  for (const path of ['app', 'lib', 'components']) symlinkSync(resolve(path), join(root, path));
  return root;
}

/**
 * Gives content the checkout's languages, with English texts for those that the fixture lacks: a script in a process of its
 * own knows no others.
 * @returns those languages
 */
export function useCheckoutLanguages(root: string): readonly string[] {
  const { locales } = jest.requireActual<typeof import('@/lib/i18n/locales')>('@/lib/i18n/locales');
  const own = ['az', 'en'];
  for (const code of own.filter((each) => !isIn(locales, each))) removeTexts(root, code);
  for (const code of locales.filter((each) => !isIn(own, each))) {
    cpSync(join(root, 'messages/en.json'), join(root, `messages/${code}.json`));
  }
  return locales;
}

function isIn(list: readonly string[], value: string): boolean {
  return list.includes(value);
}
