import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type PictureFormat,
  pictureFile,
  pictureFormats,
  pictureSrc,
  pictureWidths,
  widthsOf,
} from '../../lib/content/picture-files';
import type { Picture } from '../../lib/content/types';

const encoders = {
  // What a phone's largest paint waits for. Beside 55 with colour at full resolution: a sixth of the bytes and a fifth of
  // the time less; at twice the size small letters are a trace softer. Effort 4: 4% smaller, in three times the time.
  avif: { quality: 50, chromaSubsampling: '4:2:0', effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 76, mozjpeg: true },
} as const satisfies Record<PictureFormat, object>;
const placeholder = { width: 16, quality: 30 };

/** Changes with what is asked of the encoder, so that no result of other settings is taken from the cache. */
const settings = JSON.stringify({ pictureWidths, encoders, placeholder });

/**
 * Makes the widths and formats of one image under `public/media/`, named by content.
 * A result is kept in `.cache/pictures/` by the hash of file and settings: unchanged images are not opened again.
 * @param root the checkout
 * @param file path from there
 */
export async function makePicture(root: string, file: string): Promise<Picture> {
  const made = findMadePicture(root, file);
  if (made) return made;

  const image = sharp(join(root, file));
  const metadata = await image.metadata();
  const width = Math.min(metadata.width, Math.max(...pictureWidths));
  const tiny = await image
    .clone()
    .resize(placeholder.width)
    .webp({ quality: placeholder.quality })
    .toBuffer();
  const picture: Picture = {
    hash: hashOf(root, file),
    width,
    height: Math.round((metadata.height * width) / metadata.width),
    placeholder: tiny.toString('base64'),
  };

  mkdirSync(join(root, 'public/media'), { recursive: true });
  async function encode(size: number, format: PictureFormat) {
    await image
      .clone()
      .resize(size)
      [format](encoders[format])
      .toFile(join(root, 'public', pictureFile(picture, size, format)));
  }
  await Promise.all(
    pictureFormats.flatMap((format) => widthsOf(picture).map((size) => encode(size, format))),
  );
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  writeFileSync(recordOf(root, picture.hash), JSON.stringify(picture));
  return picture;
}

/** @returns what an earlier build has made of an image; undefined where it has to be made */
export function findMadePicture(root: string, file: string): Picture | undefined {
  const record = recordOf(root, hashOf(root, file));
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  // The last file to be written: where it is, all are.
  return existsSync(join(root, 'public', pictureSrc(picture))) ? picture : undefined;
}

function hashOf(root: string, file: string): string {
  const hash = createHash('sha256')
    .update(settings)
    .update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 12);
}

function recordOf(root: string, hash: string): string {
  return join(root, '.cache/pictures', `${hash}.json`);
}
