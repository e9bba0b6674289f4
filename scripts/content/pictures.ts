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
import { mediaFile, writeWhole } from './media';

const encoders = {
  // What a phone's largest paint waits for. Beside 55 with colour at full resolution: a sixth of the bytes and a fifth of
  // the time less; at twice the size small letters are a trace softer. Effort 4: 4% smaller, in three times the time.
  avif: { quality: 50, chromaSubsampling: '4:2:0', effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 76, mozjpeg: true },
} as const satisfies Record<PictureFormat, object>;
const placeholder = { width: 16, quality: 30 };

/** Part of each picture's hash, so that a change of settings makes it again. */
const settings = JSON.stringify({ pictureWidths, encoders, placeholder, autoOrient: true });

/**
 * Makes the widths and formats of one image in the cache, named by content. An unchanged image is not decoded again.
 * @param root the checkout
 * @param file path from there
 */
export async function makePicture(root: string, file: string): Promise<Picture> {
  // In memory: libvips crashes the process if a file changes while it is mapped.
  const master = readFileSync(join(root, file));
  const made = findMadePicture(root, master);
  if (made) return made;

  const image = sharp(master).autoOrient();
  // Width and height after turning; the metadata's own are those of the stored pixels.
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
    writeWhole(mediaFile(root, pictureFile(picture, size, format)), bytes);
  }
  await Promise.all(
    pictureFormats.flatMap((format) => widthsOf(picture).map((size) => encode(size, format))),
  );
  writeWhole(recordOf(root, picture.hash), JSON.stringify(picture));
  return picture;
}

/** @returns what an earlier build has made of an image; undefined if it has to be made */
export function findMadePicture(root: string, master: Buffer): Picture | undefined {
  const record = recordOf(root, hashOf(master));
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  const isThere = (url: string) => existsSync(mediaFile(root, url));
  return pictureFiles(picture).every(isThere) ? picture : undefined;
}

function hashOf(master: Buffer): string {
  return createHash('sha256').update(settings).update(master).digest('hex').slice(0, 12);
}

function recordOf(root: string, hash: string): string {
  return join(root, '.cache/pictures', `${hash}.json`);
}
