import { hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFiles } from '../../lib/content/picture-files';
import type { Content } from '../../lib/content/types';

/**
 * @param url such as `/media/share-0123456789ab.jpg`
 * @returns the path of the file below `public/`, which Next serves and copies into the export
 */
export function mediaFile(root: string, url: string): string {
  return join(root, 'public', url);
}

/** Writes a temporary file and renames it, so that a killed build leaves no incomplete file. */
export function writeAtomic(file: string, bytes: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/** Skips an unchanged file: the dev server recompiles every file that is written. */
export function writeIfChanged(file: string, bytes: string | Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  writeAtomic(file, bytes);
}

/** @returns the URL of the file that `makeMedia` makes */
export function mediaUrl(name: string, source: string | Buffer): string {
  const digits = hash('sha256', source).slice(0, 12);
  return `/media/${name.replace('.', `-${digits}.`)}`;
}

/**
 * Makes a file that no earlier build made, with a hash of its source in its name.
 * @param name such as `share.jpg`
 * @param source everything that the file is made from
 * @param make returns the file's content; by default the source
 * @returns its URL, such as `/media/share-0123456789ab.jpg`
 */
export async function makeMedia(
  root: string,
  name: string,
  source: string | Buffer,
  make: () => string | Uint8Array | Promise<Uint8Array> = () => source,
): Promise<string> {
  const url = mediaUrl(name, source);
  const file = mediaFile(root, url);
  if (!existsSync(file)) writeAtomic(file, await make());
  return url;
}

/** The names that the build gives, or gave, to files. An owner's own file in `public/media/` has another name. */
const madeName =
  /^(?:[\da-f]{12}(?:\.jpeg|-\d+\.avif)|(?:share|cv-[\w-]+|icon[\w-]*|logos|film|loop|room|text|lightbox|late|drag)-[\da-f]{12}\.\w+)$/;

/** Deletes the made files that the content no longer uses: Next publishes everything in `public/`. */
export function pruneMedia(root: string, content: Content): void {
  const used = mediaOf(content);
  const folder = mediaFile(root, '/media');
  for (const file of readdirSync(folder)) {
    if (madeName.test(file) && !used.has(`/media/${file}`)) rmSync(join(folder, file));
  }
}

/** @returns the URLs of all files that the content uses, each size and format of a picture included */
function mediaOf(content: Content): Set<string> {
  const urls: string[] = [];
  // Visits every value.
  JSON.stringify(content, (_, value) => {
    if (value?.hash) urls.push(...pictureFiles(value));
    else if (typeof value === 'string') urls.push(value);
    return value;
  });
  return new Set(urls);
}
