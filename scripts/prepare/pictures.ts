import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  avifFile,
  pictureFiles,
  pictureSrc,
  pictureWidths,
  widthsOf,
} from '../../lib/content/picture-files';
import type { Picture } from '../../lib/content/types';
import { mapParallel } from '../shared/parallel';
import { runStep } from '../shared/run-step';
import { mediaFile, writeAtomic } from './media';

const encoders = {
  // A phone's Largest Contentful Paint waits for this file. Effort 3 at quality 50 has the same bytes and rings less
  // around letters at 200% zoom, but takes four times as long.
  avif: { quality: 48, chromaSubsampling: '4:2:0', effort: 1 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
/** Google asks for pictures that are at least 1200 pixels wide. */
const jpegWidth = 1200;
const placeholder = { width: 8, quality: 30 };

/** Part of each picture's hash: a change of these settings makes all pictures again. */
const settings = JSON.stringify({ pictureWidths, jpegWidth, encoders, placeholder });

/**
 * Makes all pictures that are not in the cache.
 * @param root the checkout
 * @param files paths from the root
 * @returns the picture of each file
 */
export async function makePictures(root: string, files: string[]): Promise<Map<string, Picture>> {
  const unique = [...new Set(files)];
  const make = async (file: string) => [file, await makePicture(root, file)] as const;
  const title = `Making ${unique.length} pictures`;
  return new Map(await runStep(title, () => mapParallel(unique, make)));
}

/** Encodes one image in all widths, with a content hash in each name. Skips an image that is in the cache. */
export async function makePicture(root: string, file: string): Promise<Picture> {
  // Read into memory: libvips maps files and crashes the process if a mapped file changes.
  const master = readFileSync(join(root, file));
  const cached = findCachedPicture(root, master);
  if (cached) return cached;

  const { data, info } = await sharp(master)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Decoded once, because decoding takes as long as encoding a small width.
  const resize = (width: number) => sharp(data, { raw: info }).resize(width);
  const width = Math.min(info.width, Math.max(...pictureWidths));
  const tiny = await resize(placeholder.width).webp({ quality: placeholder.quality }).toBuffer();
  const picture: Picture = {
    hash: hashOf(master),
    width,
    height: Math.round((info.height * width) / info.width),
    placeholder: tiny.toString('base64'),
  };
  const write = async (url: string, image: Sharp) =>
    writeAtomic(mediaFile(root, url), await image.toBuffer());
  await Promise.all([
    write(pictureSrc(picture), resize(Math.min(width, jpegWidth)).jpeg(encoders.jpeg)),
    ...widthsOf(picture).map((each) =>
      write(avifFile(picture, each), resize(each).avif(encoders.avif)),
    ),
  ]);
  writeAtomic(recordOf(root, picture.hash), JSON.stringify(picture));
  return picture;
}

/** @returns the picture that an earlier build made of an image, if all its files are in the cache */
export function findCachedPicture(root: string, master: Buffer): Picture | undefined {
  const record = recordOf(root, hashOf(master));
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  const isCached = (url: string) => existsSync(mediaFile(root, url));
  return pictureFiles(picture).every(isCached) ? picture : undefined;
}

function hashOf(master: Buffer): string {
  return createHash('sha256').update(settings).update(master).digest('hex').slice(0, 12);
}

function recordOf(root: string, hash: string): string {
  return join(root, '.cache/pictures', `${hash}.json`);
}
