/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { avifFile, pictureSrc } from '@/lib/content/picture-files';
import { mediaFile } from '../util/media';
import { makePicture } from './pictures';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterAll(() => rmSync(root, { recursive: true }));

/** Whether each quarter of a picture is dark: upper left, upper right, lower left, lower right. */
async function darkQuarters(picture: Buffer): Promise<boolean[]> {
  const pixels = await sharp(picture).greyscale().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return [...pixels].map((pixel) => pixel < 128);
}

test.each([
  [1, { width: 64, height: 96 }, { left: 0, top: 0 }],
  [2, { width: 64, height: 96 }, { left: 32, top: 0 }],
  [3, { width: 64, height: 96 }, { left: 32, top: 48 }],
  [4, { width: 64, height: 96 }, { left: 0, top: 48 }],
  [5, { width: 96, height: 64 }, { left: 0, top: 0 }],
  [6, { width: 96, height: 64 }, { left: 0, top: 32 }],
  [7, { width: 96, height: 64 }, { left: 48, top: 32 }],
  [8, { width: 96, height: 64 }, { left: 48, top: 0 }],
])('a photo with EXIF orientation %i is rotated upright', async (orientation, stored, corner) => {
  const { width, height } = stored;
  const dark = { width: width / 2, height: height / 2, channels: 3, background: 'black' } as const;
  await sharp({ create: { ...stored, channels: 3, background: 'white' } })
    .composite([{ input: { create: dark }, ...corner }])
    .withMetadata({ orientation })
    .jpeg()
    .toFile(join(root, `${orientation}.jpg`));

  const picture = await makePicture(root, { file: `${orientation}.jpg` });
  expect(picture).toMatchObject({ width: 64, height: 96 });
  const placeholder = Buffer.from(picture.placeholder ?? '', 'base64');
  expect(await darkQuarters(placeholder)).toEqual([true, false, false, false]);
  for (const url of [avifFile(picture, 64), pictureSrc(picture)]) {
    const file = readFileSync(mediaFile(root, url));
    expect(await sharp(file).metadata()).toMatchObject({ width: 64, height: 96 });
    expect(await darkQuarters(file)).toEqual([true, false, false, false]);
  }
});
