import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareSize } from '../../lib/seo/share-size';
import { mediaFile, writeWhole } from './media';
import { artFrames, composeSheet, type Faces, type Frame, type Sheet } from './share-sheet';

/** Bytes: WhatsApp shows no picture above it. */
const limit = 300_000;
/** The first that keeps within the limit is taken. */
const qualities = [84, 70, 55, 40];
/** Part of each file's name, so that a change of settings draws it again. */
const settings = JSON.stringify({ qualities, autoOrient: true });

/**
 * Draws a page's Open Graph image: a JPEG, named by all that it is made of. One that is in the cache is not drawn again.
 * @param root the checkout
 * @returns its URL
 */
export async function makeSharePicture(root: string, sheet: Sheet, faces: Faces): Promise<string> {
  const art = sheet.art.map((file) => readFileSync(join(root, file)));
  const key = composeSheet(sheet, faces, art.map(hash)) + settings;
  const url = `/media/share-${hash(key).slice(0, 12)}.jpg`;
  const target = mediaFile(root, url);
  if (existsSync(target)) return url;

  const frames = artFrames(sheet, faces);
  const pictures = await Promise.all(
    frames.map((frame, index) => crop(art[index], frame, sheet.bleed)),
  );
  const drawn = await sharp(Buffer.from(composeSheet(sheet, faces, pictures)))
    .resize(shareSize)
    .toBuffer();
  writeWhole(target, await encode(drawn));
  return url;
}

function hash(bytes: string | Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @returns a data URI */
async function crop(
  art: Buffer | undefined,
  { width, height }: Frame,
  bleed = false,
): Promise<string> {
  const cropped = await sharp(art)
    .autoOrient()
    .resize({ width, height, position: bleed ? 'centre' : 'top' })
    .jpeg({ quality: 95 })
    .toBuffer();
  return `data:image/jpeg;base64,${cropped.toString('base64')}`;
}

async function encode(drawn: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const jpeg = await sharp(drawn).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length < limit) return jpeg;
  }
  throw new Error(`A share picture is larger than ${limit} bytes at its lowest quality.`);
}
