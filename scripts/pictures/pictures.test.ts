/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wcagContrast } from 'culori';
import sharp, { type Sharp } from 'sharp';
import { cardCrop, cardRatios, pictureFiles, pictureSrc } from '@/lib/content/picture-files';
import { mediaFile } from '../util/media';
import { pictureMaker } from './pictures';
import { openSourcePicture } from './source-picture';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterAll(() => rmSync(root, { recursive: true }));

type Rgb = { r: number; g: number; b: number };
const size = { width: 64, height: 40 };
const teal = { r: 0x11, g: 0x99, b: 0x88 };
const yellow = { r: 255, g: 196, b: 0 };
const plain = () => sharp({ create: { ...size, channels: 3, background: teal } });
const transparent = () =>
  sharp({ create: { ...size, channels: 4, background: { ...teal, alpha: 0 } } });

async function make(image: Sharp, options = {}) {
  const source = await openSourcePicture({ file: 'a', bytes: await image.toBuffer() });
  return pictureMaker(root)(source, options);
}

const read = (url: string) => readFileSync(mediaFile(root, url));

async function middleOf(file: Buffer): Promise<number[]> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

const channelsOf = (hex: string) =>
  [...hex.slice(1)].map((digit) => 17 * Number.parseInt(digit, 16));

const rgb = ([r = 0, g = 0, b = 0]: number[]) => `rgb(${r}, ${g}, ${b})`;

function expectColor(actual: number[], { r, g, b }: Rgb) {
  expect(actual.length).toBeGreaterThanOrEqual(3);
  for (const [index, channel] of [r, g, b].entries()) {
    expect(Math.abs((actual[index] ?? 0) - channel)).toBeLessThanOrEqual(12);
  }
}

test.each<[kind: string, image: () => Sharp]>([
  ['a CMYK JPEG', () => plain().toColourspace('cmyk').jpeg()],
  ['a wide gamut', () => plain().withIccProfile('p3').png()],
  ['16 bits', () => plain().toColourspace('rgb16').png()],
  ['a palette', () => plain().png({ palette: true })],
  ['a WebP', () => plain().webp()],
  ['an AVIF', () => plain().avif()],
])('%s is taken with its colours', async (_, image) => {
  const picture = await make(image());
  expect(picture).toMatchObject(size);
  expect(picture.colors).toHaveLength(5);
  for (const color of picture.colors ?? []) expectColor(channelsOf(color), teal);
  for (const url of pictureFiles(picture)) expectColor(await middleOf(read(url)), teal);
});

test('a picture in another format is refused, whatever its name is', async () => {
  const heic = Buffer.from('\0\0\0\x1Cftypheic\0\0\0\0mif1heic');
  for (const bytes of [heic, Buffer.from('<svg/>'), await plain().gif().toBuffer()]) {
    await expect(openSourcePicture({ file: 'IMG_1.jpg', bytes })).rejects.toThrow(
      'names IMG_1.jpg, which is not a WebP, PNG, JPEG or AVIF picture',
    );
  }
});

test('a damaged picture stops the build with its name', async () => {
  const png = await sharp({
    create: {
      ...size,
      channels: 3,
      background: teal,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const source = await openSourcePicture({ file: 'data/a.png', bytes: png.subarray(0, 900) });
  await expect(pictureMaker(root)(source, {})).rejects.toThrow(/^data\/a\.png cannot be made into/);
});

test('a photo from a phone is upright', async () => {
  const dark = { width: 48, height: 32, channels: 3, background: 'black' } as const;
  const photo = sharp({ create: { width: 96, height: 64, channels: 3, background: 'white' } })
    .composite([{ input: { create: dark }, left: 0, top: 32 }])
    .withMetadata({ orientation: 6 })
    .jpeg();
  const picture = await make(photo);
  expect(picture).toMatchObject({ width: 64, height: 96 });
  for (const url of pictureFiles(picture)) {
    const quarters = await sharp(read(url))
      .greyscale()
      .resize(2, 2, { fit: 'fill' })
      .raw()
      .toBuffer();
    expect([...quarters].map((pixel) => pixel < 128)).toEqual([true, false, false, false]);
  }
});

test('transparent parts of a project picture have its colour in every file', async () => {
  const picture = await make(transparent().png(), { background: '#ffc400' });
  for (const url of pictureFiles(picture)) {
    expect((await sharp(read(url)).metadata()).hasAlpha).toBe(false);
    expectColor(await middleOf(read(url)), yellow);
  }
  const other = await make(transparent().png(), { background: '#0f8b8d' });
  expect(other.hash).not.toBe(picture.hash);
});

test('a transparent logo is seen on its own colour', async () => {
  const dot = await sharp({ create: { width: 32, height: 20, channels: 3, background: teal } })
    .png()
    .toBuffer();
  const logo = () =>
    transparent()
      .composite([{ input: dot }])
      .png();
  const behindOn = async (background: string) => {
    const file = read(pictureSrc(await make(logo(), { background })));
    expectColor(await middleOf(file), teal);
    return middleOf(await sharp(file).extract({ left: 0, top: 0, width: 8, height: 8 }).toBuffer());
  };
  const darker = await behindOn('#129091');
  expect(wcagContrast(rgb(darker), rgb([teal.r, teal.g, teal.b]))).toBeGreaterThan(2.5);
  expectColor(await behindOn('#ffc400'), yellow);
});

test('another transparent picture stays transparent, without colours behind it', async () => {
  const picture = await make(transparent().png(), { jpegBackground: '#07070d' });
  expect(picture.colors).toBeUndefined();
  const [jpeg = '', avif = ''] = pictureFiles(picture);
  expect(await middleOf(read(avif))).toHaveLength(4);
  expectColor(await middleOf(read(jpeg)), { r: 7, g: 7, b: 13 });
});

test('an opaque picture is made once, whatever is behind it', async () => {
  const first = await make(plain().png(), { background: '#ffc400' });
  expect(await make(plain().png(), { background: '#0f8b8d', isCard: true })).toEqual(first);
});

test.each([
  ['a full-page screenshot', 1280, 9000, 3 / 4],
  ['the limit for upright ones', 900, 1200, 3 / 4],
  ['the sample', 2400, 1500, 1.6],
  ['the limit for wide ones', 2000, 1000, 2],
  ['a panorama', 5000, 600, 2],
])('the card of %s (%i x %i) has calm proportions', (_, width, height, ratio) => {
  const crop = cardCrop({ width, height }) ?? { left: 0, top: 0, width, height };
  expect(crop.width / crop.height).toBeCloseTo(ratio, 2);
  expect(crop.top).toBe(0);
  expect(crop.left * 2 + crop.width).toBe(width);
});

test('a card shows the top of a tall picture', async () => {
  const stripe = { create: { width: 60, height: 60, channels: 3, background: 'white' } } as const;
  const tall = sharp({ create: { width: 60, height: 300, channels: 3, background: 'black' } })
    .composite([{ input: stripe, left: 0, top: 0 }])
    .png();
  const card = await make(tall, { isCard: true });
  expect(card.width / card.height).toBeCloseTo(cardRatios.tallest);
  expectColor(await middleOf(read(pictureSrc(card))), { r: 255, g: 255, b: 255 });
});
