import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '../../lib/content/types';

/** A phone of 390 px at 2x and at 3x, a tablet or a small desktop, a large one. */
const widths = [800, 1200, 1600, 2400];
const encoders = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
type Format = keyof typeof encoders;

/** Changes with what is asked of the encoder, so that no result of other settings is taken from the cache. */
const settings = JSON.stringify({ widths, encoders });

/**
 * Makes the widths and formats of one image under `public/media/`, named by content.
 * A result is kept in `.cache/pictures/` by the hash of file and settings: unchanged images are not opened again.
 * @param root the checkout
 * @param file path from there
 */
export async function makePicture(root: string, file: string): Promise<Picture> {
  const made = findMadePicture(root, file);
  if (made) return made;

  const hash = hashOf(root, file);
  const image = sharp(join(root, file));
  const { width = 0, height = 0 } = await image.metadata();
  const largest = Math.min(width, Math.max(...widths));
  const sizes = [...widths.filter((each) => each < largest), largest];
  const url = (size: number, format: Format) => `/media/${hash}-${size}.${format}`;
  mkdirSync(join(root, 'public/media'), { recursive: true });

  async function encode(size: number, format: Format) {
    await image
      .clone()
      .resize(size)
      [format](encoders[format])
      .toFile(join(root, 'public', url(size, format)));
  }
  const formats = Object.keys(encoders) as Format[];
  await Promise.all(formats.flatMap((format) => sizes.map((size) => encode(size, format))));
  const tiny = await image.clone().resize(16).webp({ quality: 30 }).toBuffer();

  const picture: Picture = {
    src: url(largest, 'jpeg'),
    width: largest,
    height: Math.round((height * largest) / width),
    sources: (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: sizes.map((size) => `${url(size, format)} ${size}w`).join(', '),
    })),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
  mkdirSync(join(root, '.cache/pictures'), { recursive: true });
  writeFileSync(recordOf(root, hash), JSON.stringify(picture));
  return picture;
}

/** @returns what an earlier build has made of an image; undefined where it has to be made */
export function findMadePicture(root: string, file: string): Picture | undefined {
  const record = recordOf(root, hashOf(root, file));
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  // The last file to be written: where it is, all are.
  return existsSync(join(root, 'public', picture.src)) ? picture : undefined;
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
