import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { fillIn } from '@/lib/i18n/texts';

/** Whole and valid content of somebody else: what is in the checkout's own `data/` and `messages/` is the owner's affair. */
const folder = 'tests/owner/content';
const projectFolders = ['01-atlas', '06-ember', '07-ledger'];

function read(file: string) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/**
 * Makes a folder with that content, to be spoilt at will. Pictures that are known are not looked at again.
 * @param projects the folders of those to take; all, unless told
 * @returns its absolute path
 */
export function makeContent(projects = projectFolders): string {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(folder, root, {
    recursive: true,
    filter: (path) => !/projects\/\d/.test(path) || projects.some((each) => path.includes(each)),
  });
  for (const locale of ['az', 'en']) {
    const file = `messages/${locale}.json`;
    writeFileSync(join(root, file), JSON.stringify(fillIn(read(file))));
  }
  for (const path of ['.cache', 'public']) symlinkSync(resolve(path), join(root, path));
  return root;
}

/**
 * Makes a folder with one project of that content that can be prepared in seconds: its pictures are small, and its cache
 * and public folder are its own.
 * @returns its absolute path
 */
export async function makeSmallContent(): Promise<string> {
  const root = makeContent(['07-ledger']);
  for (const link of ['public', '.cache']) rmSync(join(root, link));
  cpSync('scripts/content/resume', join(root, 'scripts/content/resume'), { recursive: true });
  for (const folder of ['lib', 'components']) symlinkSync(resolve(folder), join(root, folder));
  mkdirSync(join(root, 'node_modules'));
  for (const scope of ['@fontsource-variable', '@myriaddreamin']) {
    symlinkSync(resolve('node_modules', scope), join(root, 'node_modules', scope));
  }
  const create = { width: 32, height: 20, channels: 3, background: '#123456' } as const;
  const picture = await sharp({ create }).webp().toBuffer();
  for (const file of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.webp')) writeFileSync(join(root, 'data', file), picture);
  }
  return root;
}

/** Removes the languages that the checkout lacks: a script in a process of its own knows no others. */
export function keepCheckoutLanguages(root: string): void {
  const { isLocale } = jest.requireActual('@/lib/i18n/locales');
  if (isLocale('az')) return;
  for (const file of ['messages/az.json', 'data/resume.az.json']) rmSync(join(root, file));
  for (const file of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const path = join(root, 'data', file);
    const withoutAz = (key: string, value: unknown) => (key === 'az' ? undefined : value);
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), withoutAz));
  }
}
