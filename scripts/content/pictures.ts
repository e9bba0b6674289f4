import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type PictureFormat,
  pictureFile,
  pictureFiles,
  pictureFormats,
  pictureWidths,
  widthsOf,
} from '../../lib/content/picture-files';
import type { Picture } from '../../lib/content/types';
import { mediaFile, writeAtomic } from './media';

const encoders = {
  // A phone's Largest Contentful Paint waits for this file. Compared with quality 55 and 4:4:4, it saves a sixth of the
  // bytes and a fifth of the time; small letters look slightly softer at 200% zoom. Effort 4 saves 4% more bytes, but
  // takes three times as long.
  avif: { quality: 50, chromaSubsampling: '4:2:0', effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 76, mozjpeg: true },
} as const satisfies Record<PictureFormat, object>;
const placeholder = { width: 16, quality: 30 };

/** Part of each picture's hash: a change of these settings makes all pictures again, which takes minutes. */
const settings = JSON.stringify({ pictureWidths, encoders, placeholder, autoOrient: true });

/**
 * Encodes one image in all widths and formats, with a content hash in each name. Skips images that are in the cache.
 * @param root the checkout
 * @param file path from the root
 */
export async function makePicture(root: string, file: string): Promise<Picture> {
  // Read into memory: libvips maps files and crashes the process if a mapped file changes.
  const master = readFileSync(join(root, file));
  const cached = findCachedPicture(root, master);
  if (cached) return cached;

  const image = sharp(master).autoOrient();
  // The size after the EXIF rotation: `metadata.width` and `height` are those before it.
  const { autoOrient: size } = await image.metadata();
  const width = Math.min(size.width, Math.max(...pictureWidths));
  const tiny = await image
    .clone()
    .resize(placeholder.width)
    .webp({ quality: placeholder.quality })
    .toBuffer();
  const picture: Picture = {
    hash: hashOf(master),
    width,
    height: Math.round((size.height * width) / size.width),
    placeholder: tiny.toString('base64'),
  };

  async function encode(size: number, format: PictureFormat) {
    const bytes = await image.clone().resize(size)[format](encoders[format]).toBuffer();
    writeAtomic(mediaFile(root, pictureFile(picture, size, format)), bytes);
  }
  await Promise.all(
    pictureFormats.flatMap((format) => widthsOf(picture).map((size) => encode(size, format))),
  );
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
