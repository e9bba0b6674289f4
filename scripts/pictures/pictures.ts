import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  avifFile,
  cardCrop,
  pictureFiles,
  pictureSrc,
  pictureWidths,
  widthsOf,
} from '../../lib/content/picture-files';
import type { Picture } from '../../lib/content/types';
import { mediaFile, writeAtomic } from '../util/media';
import { mapParallel } from '../util/parallel';
import { runStep } from '../util/run-step';

const encoders = {
  // A phone's Largest Contentful Paint waits for this file. Effort 3 at quality 50 has the same bytes and rings less
  // around letters at 200% zoom, but takes four times as long.
  avif: { quality: 48, chromaSubsampling: '4:2:0', effort: 1 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
/** The build has checked the number of pixels. */
const decoding = { limitInputPixels: false };
/** Google asks for pictures that are at least 1200 pixels wide. */
const jpegWidth = 1200;
const placeholder = { width: 8, quality: 30 };

/** How to make a picture from a file. */
export interface PictureTask {
  /** Path from the checkout's root. */
  file: string;
  /** `#rrggbb` behind transparent parts. If absent, they stay transparent. */
  background?: string;
  /** Replaces an absent `background` in the JPEG, which has no transparency. */
  jpegBackground?: string;
  /** Crops the picture to the proportions of a card. */
  isCard?: boolean;
}

/** Part of each picture's hash: a change of these settings makes all pictures again. */
const settings = JSON.stringify({ pictureWidths, jpegWidth, encoders, placeholder });

/**
 * Makes all pictures that are not in the cache.
 * @param root the checkout
 * @returns the picture of each task, by `pictureKey`
 */
export async function makePictures(
  root: string,
  tasks: PictureTask[],
): Promise<Map<string, Picture>> {
  const unique = [...new Map(tasks.map((task) => [pictureKey(task), task])).values()];
  const make = async (task: PictureTask) =>
    [pictureKey(task), await makePicture(root, task)] as const;
  const title = `Making ${unique.length} pictures`;
  return runStep(title, async () => {
    const whole = await mapParallel(
      unique.filter(({ isCard }) => !isCard),
      make,
    );
    // Most cards are the whole picture, which is then in the cache.
    const cards = await mapParallel(
      unique.filter(({ isCard }) => isCard),
      make,
    );
    return new Map([...whole, ...cards]);
  });
}

export function pictureKey({ file, isCard = false }: PictureTask): string {
  return isCard ? `${file} as a card` : file;
}

/**
 * Encodes one image in all widths, with a content hash in each name. Skips an image that is in the cache. The colours
 * become sRGB with 8 bits. Of an animation, it takes the first frame.
 */
export async function makePicture(root: string, task: PictureTask): Promise<Picture> {
  // Read into memory: libvips maps files and crashes the process if a mapped file changes.
  const master = readFileSync(join(root, task.file));
  const { hasAlpha, autoOrient: size } = await sharp(master, decoding).metadata();
  const crop = task.isCard ? cardCrop(size) : undefined;
  // Another colour or crop changes only the pictures that it is visible in.
  const { background, jpegBackground = background } = task;
  const hash = hashOf(master, hasAlpha && (background ?? jpegBackground), crop);
  const cached = findCachedPicture(root, hash);
  if (cached) return cached;

  const upright = sharp(master, decoding).autoOrient().toColourspace('srgb');
  if (crop) upright.extract(crop);
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  // Decoded once, because decoding takes as long as encoding a small width.
  const resize = (width: number, behind = background) =>
    sharp(data, { raw: info })
      .resize(width)
      .flatten(behind ? { background: behind } : false);
  const staysTransparent =
    hasAlpha && !background && !(await sharp(data, { raw: info }).stats()).isOpaque;
  const width = Math.min(info.width, Math.max(...pictureWidths));
  const tiny = await resize(placeholder.width).webp({ quality: placeholder.quality }).toBuffer();
  const picture: Picture = {
    hash,
    width,
    height: Math.round((info.height * width) / info.width),
    placeholder: staysTransparent ? undefined : tiny.toString('base64'),
  };
  const write = async (url: string, image: Sharp) =>
    writeAtomic(mediaFile(root, url), await image.toBuffer());
  await Promise.all([
    write(
      pictureSrc(picture),
      resize(Math.min(width, jpegWidth), background ?? jpegBackground).jpeg(encoders.jpeg),
    ),
    ...widthsOf(picture).map((each) =>
      write(avifFile(picture, each), resize(each).avif(encoders.avif)),
    ),
  ]);
  writeAtomic(recordOf(root, picture.hash), JSON.stringify(picture));
  return picture;
}

/**
 * @param hash from `hashOf`
 * @returns the picture that an earlier build made, if all its files are in the cache
 */
export function findCachedPicture(root: string, hash: string): Picture | undefined {
  const record = recordOf(root, hash);
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  const isCached = (url: string) => existsSync(mediaFile(root, url));
  return pictureFiles(picture).every(isCached) ? picture : undefined;
}

/** @param changes what the picture was made with; without any, it is the whole opaque image */
export function hashOf(master: Buffer, ...changes: unknown[]): string {
  const hash = createHash('sha256').update(settings).update(master);
  for (const change of changes.filter(Boolean)) hash.update(JSON.stringify(change));
  return hash.digest('hex').slice(0, 12);
}

function recordOf(root: string, hash: string): string {
  return join(root, '.cache/pictures', `${hash}.json`);
}
