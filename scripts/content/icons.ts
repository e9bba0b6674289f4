import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Icons } from '../../lib/content/types';
import { mediaFile, writeWhole } from './media';

const appleSize = 180;
const installedSizes = [192, 512];
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
  const png = await drawn(48).png().toBuffer();
  // ICO: type 1, one image of 48 (0x30) by 48 pixels, one plane, 32 bits, the PNG's length and, as its offset, the header's.
  const header = new Uint16Array([0, 1, 1, 0x3030, 0, 1, 32, png.length, 0, 22, 0]);
  writeWhole(join(root, 'public/favicon.ico'), Buffer.concat([Buffer.from(header.buffer), png]));

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
