import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFiles } from '../../lib/content/picture-files';
import type { Content } from '../../lib/content/types';

/**
 * @param url such as `/media/share-0123456789ab.jpg`
 * @returns where the file is kept between builds; `public/media/` is a copy
 */
export function mediaFile(root: string, url: string): string {
  return join(root, '.cache', url);
}

/** Writes a file under a temporary name first: a build that is killed leaves no half-written file in the cache. */
export function writeWhole(file: string, bytes: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, file);
}

/**
 * Replaces `public/media/` with the files that the content names: whatever else is there would be exported with the site.
 * The dev server may read it at any time, so it is exchanged at the end.
 */
export function publishMedia(root: string, content: Content): void {
  const used = mediaOf(content);
  const kept = join(root, '.cache/media');
  for (const file of readdirSync(kept)) {
    if (!used.has(`/media/${file}`)) rmSync(join(kept, file));
  }
  const copy = join(root, '.cache/media-copy');
  rmSync(copy, { recursive: true, force: true });
  cpSync(kept, copy, { recursive: true });
  const published = join(root, 'public/media');
  rmSync(published, { recursive: true, force: true });
  renameSync(copy, published);
}

/** URLs of all files that the content names, by itself or as one of a picture's. */
function mediaOf(content: Content): Set<string> {
  const urls: string[] = [];
  JSON.stringify(content, (_, value) => {
    if (value?.placeholder) urls.push(...pictureFiles(value));
    else if (typeof value === 'string') urls.push(value);
    return value;
  });
  return new Set(urls);
}
