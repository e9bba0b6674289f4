import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceEuclidean } from 'culori';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  avifFile,
  cardCrop,
  pictureFiles,
  pictureSrc,
  pictureWidths,
  widthsOf,
} from '../../lib/content/picture-files';
import type { Picture } from '../../lib/content/types';
import { readable } from '../../lib/readable';
import { mediaFile, writeAtomic } from '../util/media';
import { limit } from '../util/parallel';
import { ContentError } from '../util/problem';
import type { SourcePicture } from './source-picture';

const encoders = {
  // A phone's Largest Contentful Paint waits for this file. Effort 3 at quality 50 has the same bytes and rings less
  // around letters at 200% zoom, but takes four times as long.
  avif: { quality: 48, chromaSubsampling: '4:2:0', effort: 1 },
  jpeg: { quality: 76, mozjpeg: true },
} as const;
/** Google asks for pictures that are at least 1200 pixels wide. */
const jpegWidth = 1200;
/** Equal parts of a picture's height. The colours of every second one are at 0, 25, 50, 75 and 100 % of it, nearly. */
const bands = 9;

/** Colours that can hardly be told from each other, in Oklab: black and white are 1 apart. */
const near = 0.15;
/** The share of a picture that may have nearly the colour behind it. A logo has more of it, a screenshot less. */
const mostHidden = 0.3;

/** Part of each picture's hash: a change of these settings makes all pictures again. */
const settings = JSON.stringify({
  pictureWidths,
  jpegWidth,
  encoders,
  bands,
  near,
  mostHidden,
});

interface Options {
  /** `#rrggbb` behind transparent parts, or a tone of it that the picture is seen on. If absent, they stay transparent. */
  background?: string;
  /** Replaces an absent `background` in the JPEG, which has no transparency. */
  jpegBackground?: string;
  /** Crops the picture to the proportions of a card. */
  isCard?: boolean;
}

export type MakePicture = (source: SourcePicture, options: Options) => Promise<Picture>;

/**
 * @param root the checkout
 * @returns a function that encodes a picture in all widths, with a content hash in each name, unless an earlier build has. The
 * colours become sRGB with 8 bits. Of an animation, it takes the first frame
 */
export function pictureMaker(root: string): MakePicture {
  const pictures = new Map<string, Promise<Picture>>();
  const make = limit(encode);
  return (source, options) => {
    const { background, jpegBackground = background } = options;
    const crop = options.isCard ? cardCrop(source) : undefined;
    // Another colour or crop changes only the pictures that it is visible in.
    const changes = [source.hasAlpha && [background, jpegBackground], crop];
    const digest = hash('sha256', settings + source.digest + JSON.stringify(changes)).slice(0, 12);
    const picture =
      pictures.get(digest) ??
      make(root, digest, source, { background, jpegBackground, crop }).catch((error) => {
        const message = `cannot be made into pictures: ${error.message}`;
        throw new ContentError([{ file: source.file, field: '', message }]);
      });
    pictures.set(digest, picture);
    return picture;
  };
}

type Crop = ReturnType<typeof cardCrop>;

async function encode(
  root: string,
  digest: string,
  { bytes, hasAlpha }: SourcePicture,
  { background, jpegBackground, crop }: Omit<Options, 'isCard'> & { crop: Crop },
): Promise<Picture> {
  const record = join(root, '.cache/pictures', `${digest}.json`);
  const cached = readCached(root, record);
  if (cached) return cached;

  const upright = sharp(bytes).autoOrient().toColourspace('srgb');
  if (crop) upright.extract(crop);
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const seen = hasAlpha && background ? await apart(background, data, info) : background;
  // Decoded once, because decoding takes as long as encoding a small width.
  const resize = (width: number, behind = seen) =>
    sharp(data, { raw: info })
      .resize(width)
      .flatten(behind ? { background: behind } : false);
  const staysTransparent =
    hasAlpha && !background && !(await sharp(data, { raw: info }).stats()).isOpaque;
  const width = Math.min(info.width, Math.max(...pictureWidths));
  const rows = await sharp(data, { raw: info })
    .flatten(seen ? { background: seen } : false)
    .removeAlpha()
    .resize(1, bands, { fit: 'fill' })
    .raw()
    .toBuffer();
  // Three digits are as good for a moment, and random digits do not compress: each document has many.
  const digits = [...rows].map((value) => Math.round(value / 17).toString(16));
  const colors = Array.from({ length: bands }, (_, row) =>
    digits.slice(3 * row, 3 * row + 3).join(''),
  );
  const picture: Picture = {
    hash: digest,
    width,
    height: Math.round((info.height * width) / info.width),
    colors: staysTransparent
      ? undefined
      : colors.filter((_, row) => row % 2 === 0).map((color) => `#${color}`),
  };
  const write = async (url: string, image: Sharp) =>
    writeAtomic(mediaFile(root, url), await image.toBuffer());
  await Promise.all([
    write(
      pictureSrc(picture),
      resize(Math.min(width, jpegWidth), seen ?? jpegBackground).jpeg(encoders.jpeg),
    ),
    ...widthsOf(picture).map((each) =>
      write(avifFile(picture, each), resize(each).avif(encoders.avif)),
    ),
  ]);
  writeAtomic(record, JSON.stringify(picture));
  return picture;
}

const distance = differenceEuclidean('oklab');

/** @returns the background, or another tone of it if much of the picture has its colour, as a logo may */
async function apart(background: string, data: Buffer, info: OutputInfo): Promise<string> {
  const pixels = await sharp(data, { raw: info })
    .resize(32, 32, { fit: 'inside' })
    .raw()
    .toBuffer();
  let [seen, hidden] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    seen += 1;
    if (distance(background, `#${pixels.toString('hex', at, at + 3)}`) < near) hidden += 1;
  }
  return hidden > mostHidden * seen ? readable(background, background, 3) : background;
}

/** @returns the picture that an earlier build made, if all its files are there */
function readCached(root: string, record: string): Picture | undefined {
  if (!existsSync(record)) return undefined;
  const picture: Picture = JSON.parse(readFileSync(record, 'utf8'));
  const isMade = (url: string) => existsSync(mediaFile(root, url));
  return pictureFiles(picture).every(isMade) ? picture : undefined;
}
