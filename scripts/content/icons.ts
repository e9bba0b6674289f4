import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Icons } from '../../lib/content/types';
import { mediaFile, writeWhole } from './media';

const appleSize = 180;
const installedSizes = [192, 512];
const icoSizes = [16, 32, 48];
/** A maskable icon may be cut to a circle of 80% of its width: the owner's square keeps to this share of it. */
const maskedShare = 0.72;

/** Changes with how the icons are made, so that an older one is not taken for them. */
const settings = JSON.stringify({ maskedShare, palette: true });

/**
 * Makes every size of the owner's mark, named by content, where it is not in the cache yet; and `public/favicon.ico`,
 * which browsers and feed readers ask for where no page names an icon.
 * @param file the SVG, from the checkout's root
 */
export async function makeIcons(root: string, file: string): Promise<Icons> {
  const svg = readFileSync(join(root, file));
  const hash = createHash('sha256').update(settings).update(svg).digest('hex').slice(0, 8);
  const drawn = (size: number) => sharp(svg, { density: 300 }).resize(size, size);
  const masked = (size: number) => withEdge(drawn, size);

  async function makePng(name: string, size: number, draw: typeof drawn): Promise<string> {
    const url = `/media/${name}-${size}-${hash}.png`;
    const file = mediaFile(root, url);
    if (!existsSync(file)) writeWhole(file, await draw(size).png({ palette: true }).toBuffer());
    return url;
  }
  const installed = (name: string, draw: typeof drawn) =>
    Promise.all(
      installedSizes.map(async (size) => ({ size, url: await makePng(name, size, draw) })),
    );

  const url = `/media/icon-${hash}.svg`;
  writeWhole(mediaFile(root, url), svg);
  const pngs = icoSizes.map(async (size) => ({ size, bytes: await drawn(size).png().toBuffer() }));
  writeWhole(join(root, 'public/favicon.ico'), encodeIco(await Promise.all(pngs)));

  return {
    svg: url,
    apple: await makePng('icon', appleSize, drawn),
    any: await installed('icon', drawn),
    maskable: await installed('icon-maskable', masked),
  };
}

/** The mark with room around it: what touches its edge goes on to the icon's. */
function withEdge(draw: (size: number) => Sharp, size: number): Sharp {
  const inner = Math.round((size * maskedShare) / 2) * 2;
  const edge = (size - inner) / 2;
  const sides = { top: edge, bottom: edge, left: edge, right: edge };
  return draw(inner).extend({ ...sides, extendWith: 'copy' });
}

/** An ICO file: a header, an entry of 16 bytes for each image, and the images as they are. */
function encodeIco(images: { size: number; bytes: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, bytes }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...images.map(({ bytes }) => bytes)]);
}
