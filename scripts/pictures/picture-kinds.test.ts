/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { cardCrop, cardRatios, pictureFiles, pictureSrc } from '@/lib/content/picture-files';
import { ownerSchema, projectSchema } from '@/lib/content/schema';
import { fileProblem } from '../read/files';
import { mediaFile } from '../util/media';
import { makePicture } from './pictures';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'kinds-'));
});

afterAll(() => rmSync(root, { recursive: true }));

const size = { width: 64, height: 40 };
const teal = { r: 15, g: 139, b: 141 };
const plain = () => sharp({ create: { ...size, channels: 3, background: teal } });
const transparent = (alpha: number) =>
  sharp({ create: { ...size, channels: 4, background: { ...teal, alpha } } });

/** Two frames; the first one is teal. */
async function animation(): Promise<Sharp> {
  const frames = await Promise.all(
    [plain(), plain().negate()].map((frame) => frame.png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } });
}

/** A PNG with the chunk that marks it as an animation. */
async function animatedPng(): Promise<Buffer> {
  const png = await plain().png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x01\0\0\0\0\0\0\0\0', 'latin1');
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

async function middleOf(file: Buffer): Promise<number[]> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + info.width / 2) * info.channels;
  return [...data.subarray(start, start + info.channels)];
}

function expectColor(actual: number[], { r, g, b }: typeof teal, tolerance = 12) {
  expect(actual.length).toBeGreaterThanOrEqual(3);
  for (const [index, channel] of [r, g, b].entries()) {
    expect(Math.abs((actual[index] ?? 0) - channel)).toBeLessThanOrEqual(tolerance);
  }
}

const grey = { r: 119, g: 119, b: 119 };

test.each<[kind: string, name: string, make: () => Promise<Buffer>, color?: typeof teal]>([
  ['a JPEG', 'a.jpg', () => plain().jpeg().toBuffer()],
  ['an upper-case ending, a space and letters', 'Örtük 1.JPG', () => plain().jpeg().toBuffer()],
  ['a CMYK JPEG', 'cmyk.jpg', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
  ['a wide gamut', 'p3.png', () => plain().withIccProfile('p3').png().toBuffer()],
  ['16 bits', '16.png', () => plain().toColourspace('rgb16').png().toBuffer()],
  ['grey', 'g.jpg', () => plain().toColourspace('b-w').jpeg().toBuffer(), grey],
  ['grey with alpha', 'ga.png', () => transparent(1).toColourspace('b-w').png().toBuffer(), grey],
  ['16 bits with alpha', '16a.png', () => transparent(1).toColourspace('rgb16').png().toBuffer()],
  ['a palette', 'p.png', () => plain().png({ palette: true }).toBuffer()],
  ['an animated WebP', 'a.webp', async () => (await animation()).webp().toBuffer()],
  ['an animated PNG', 'a.png', animatedPng],
  ['an AVIF', 'a.avif', () => plain().avif().toBuffer()],
])('%s is taken with its colours: %s', async (_, name, make, color = teal) => {
  writeFileSync(join(root, name), await make());
  expect(await fileProblem(root, name)).toBeUndefined();
  const picture = await makePicture(root, { file: name });
  expect(picture).toMatchObject(size);
  expectColor(await middleOf(Buffer.from(picture.placeholder ?? '', 'base64')), color);
  for (const url of pictureFiles(picture)) {
    expectColor(await middleOf(readFileSync(mediaFile(root, url))), color);
  }
});

test('transparent parts of a project picture have its color in every file, with a placeholder', async () => {
  for (const [name, image] of [
    ['rgba.png', transparent(0).png()],
    ['rgba.webp', transparent(0).webp()],
    ['grey-alpha.png', transparent(0).toColourspace('b-w').png()],
  ] as const) {
    writeFileSync(join(root, name), await image.toBuffer());
    const picture = await makePicture(root, { file: name, background: '#ffc400' });
    const yellow = { r: 255, g: 196, b: 0 };
    expectColor(await middleOf(Buffer.from(picture.placeholder ?? '', 'base64')), yellow);
    for (const url of pictureFiles(picture)) {
      const file = readFileSync(mediaFile(root, url));
      expect((await sharp(file).metadata()).hasAlpha).toBe(false);
      expectColor(await middleOf(file), yellow);
    }
    const other = await makePicture(root, { file: name, background: '#0f8b8d' });
    expect(other.hash).not.toBe(picture.hash);
  }
});

test('another transparent picture stays transparent, without a placeholder behind it', async () => {
  writeFileSync(join(root, 'cut-out.png'), await transparent(0).png().toBuffer());
  const picture = await makePicture(root, { file: 'cut-out.png', jpegBackground: '#07070d' });
  expect(picture.placeholder).toBeUndefined();
  const [jpeg = '', avif = ''] = pictureFiles(picture);
  expect(await middleOf(readFileSync(mediaFile(root, avif)))).toHaveLength(4);
  expectColor(await middleOf(readFileSync(mediaFile(root, jpeg))), { r: 7, g: 7, b: 13 });
});

test('the colour of a project does not change the files of an opaque picture', async () => {
  writeFileSync(join(root, 'opaque.png'), await plain().png().toBuffer());
  const file = 'opaque.png';
  const first = await makePicture(root, { file, background: '#ffc400' });
  expect(await makePicture(root, { file, background: '#0f8b8d', isCard: true })).toEqual(first);
});

test.each([
  ['a full-page screenshot', 1280, 9000, 3 / 4],
  ['a photo held upright', 1000, 1500, 3 / 4],
  ['the limit for upright ones', 900, 1200, 3 / 4],
  ['a square', 1000, 1000, 1],
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
  await sharp({ create: { width: 60, height: 300, channels: 3, background: 'black' } })
    .composite([{ input: stripe, left: 0, top: 0 }])
    .png()
    .toFile(join(root, 'tall.png'));
  const card = await makePicture(root, { file: 'tall.png', isCard: true });
  expect(card.width / card.height).toBeCloseTo(cardRatios.tallest);
  const whole = await makePicture(root, { file: 'tall.png' });
  expect(whole).toMatchObject({ width: 60, height: 300 });
  expectColor(await middleOf(readFileSync(mediaFile(root, pictureSrc(card)))), {
    r: 255,
    g: 255,
    b: 255,
  });
});

const ftyp = (brands: string) => Buffer.from(`\0\0\0\x1Cftyp${brands}`, 'latin1');

test.each<[kind: string, name: string, make: () => Promise<Buffer> | Buffer, remedy: RegExp]>([
  ['a GIF', 'a.gif', () => plain().gif().toBuffer(), /Run node -e/],
  ['a GIF', 'Animation 1.png', async () => (await animation()).gif().toBuffer(), /Run node -e/],
  ['a TIFF', 'a.tif', () => plain().tiff().toBuffer(), /Run node -e/],
  ['an SVG drawing', 'b.png', () => Buffer.from('<?xml version="1.0"?>\n<svg/>'), /GIMP/],
  ['an SVG drawing', 'c.png', () => Buffer.from('\uFEFF<svg viewBox="0 0 9 9"/>'), /GIMP/],
  ['a HEIC photo', 'IMG_1.HEIC', () => ftyp('heic\0\0\0\0mif1heic'), /GIMP/],
  ['a HEIC photo', 'IMG_2.jpg', () => ftyp('mif1\0\0\0\0mif1heic'), /GIMP/],
  ['a BMP', 'a.bmp', () => Buffer.from('BM\x46\0\0\0\0\0\0\0\x36\0\0\0', 'latin1'), /GIMP/],
  ['a Photoshop file', 'a.psd', () => Buffer.from('8BPS\0\x01'), /GIMP/],
  ['a JPEG XL', 'a.jxl', () => Buffer.from('\xFF\x0A\0', 'latin1'), /GIMP/],
  ['a PDF', 'pdf.png', () => Buffer.from('%PDF-1.7'), /GIMP/],
])('%s is refused with a way to convert it: %s', async (kind, name, make, remedy) => {
  writeFileSync(join(root, name), await make());
  const problem = await fileProblem(root, name);
  expect(problem).toContain(`names ${kind}, which the site does not take: ${name}. `);
  expect(problem).toMatch(remedy);
});

test('the command that a message gives makes a picture that is taken', async () => {
  const gif = join(root, 'moves.gif');
  writeFileSync(gif, await (await animation()).gif().toBuffer());
  const problem = await fileProblem('', gif);
  const [, script = ''] = /node -e "(.+)", and/.exec(problem ?? '') ?? [];
  execFileSync(process.execPath, ['-e', script]);
  const converted = join(root, 'moves-converted.png');
  expect(await fileProblem('', converted)).toBeUndefined();
});

const image = projectSchema.shape.image;

test.each([
  'cover.WEBP',
  'Ekran şəkli 1.PNG',
  'a.JPeG',
  // Refused by its content, with a way to convert it.
  'IMG_1.HEIC',
])('a field may name %s', (name) => expect(image.safeParse(name).success).toBe(true));

test('a field that names a drawing says how to make a picture of it', () => {
  expect(image.safeParse('cover.svg').error?.issues[0]?.message).toMatch(/SVG drawing.*GIMP.*PNG/);
});

const portrait = ownerSchema.shape.portrait;
const alt = { en: 'Me' };

test.each([
  [undefined, undefined],
  [
    { image: 'a.png', alt },
    { night: 'a.png', day: 'a.png', alt },
  ],
  [
    { night: 'a.png', alt },
    { night: 'a.png', day: 'a.png', alt },
  ],
  [
    { image: 'a.png', day: 'b.png', alt },
    { night: 'a.png', day: 'b.png', alt },
  ],
  [
    { night: 'a.png', day: 'b.png', alt },
    { night: 'a.png', day: 'b.png', alt },
  ],
])('a portrait of one picture, two, or none: %j', (source, expected) => {
  expect(portrait.parse(source)).toEqual(expected);
});

test.each([[{ alt }], [{ day: 'b.png', alt }], [{ image: 'a.png', night: 'c.png', alt }]])(
  'a portrait of unclear themes is refused: %j',
  (source) => {
    const message = portrait.safeParse(source).error?.issues[0]?.message;
    expect(message).toBe('must have one "image" for both themes, or "night" and "day"');
  },
);
