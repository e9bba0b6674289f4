import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Icons } from '../../lib/content/types';
import { sized } from '../drawings/drawings';
import { makeMedia, writeIfChanged } from '../util/media';

const appleSize = 180;
const installedSizes = [192, 512];
/** Systems can crop a maskable icon to a circle of 80% of its width. The icon takes this share of the width. */
const maskedShare = 0.72;

/**
 * Browsers and feed readers request `/favicon.ico` when no page names an icon. The build publishes this one unless
 * `public/` has one.
 */
export const favicon = '.cache/favicon.ico';

/** Makes every size of the icon, and the favicon. */
export async function makeIcons(root: string, svg: string): Promise<Icons> {
  const drawAny = (size: number) => sharp(sized(svg, size));
  const drawMaskable = (size: number) => withEdge(drawAny, size);
  const makePng = (name: string, size: number, draw: typeof drawAny) =>
    makeMedia(root, `${name}-${size}.png`, `${maskedShare} ${svg}`, () =>
      draw(size).png({ palette: true }).toBuffer(),
    );
  const makeInstalled = (name: string, draw: typeof drawAny) =>
    Promise.all(
      installedSizes.map(async (size) => ({ size, url: await makePng(name, size, draw) })),
    );

  const png = await drawAny(48).png().toBuffer();
  // ICO: type 1, one image of 48 (0x30) by 48 pixels, one plane, 32 bits, the PNG's length and its offset (22).
  const header = new Uint16Array([0, 1, 1, 0x3030, 0, 1, 32, png.length, 0, 22, 0]);
  const icon = Buffer.concat([Buffer.from(header.buffer), png]);
  writeIfChanged(join(root, favicon), icon);

  return {
    svg: await makeMedia(root, 'icon.svg', svg),
    apple: await makePng('icon', appleSize, drawAny),
    any: await makeInstalled('icon', drawAny),
    maskable: await makeInstalled('icon-maskable', drawMaskable),
  };
}

/** Adds a margin around the icon and extends the colours at its edge into it. */
function withEdge(draw: (size: number) => Sharp, size: number): Sharp {
  const inner = Math.round((size * maskedShare) / 2) * 2;
  const edge = (size - inner) / 2;
  const sides = { top: edge, bottom: edge, left: edge, right: edge };
  return draw(inner).extend({ ...sides, extendWith: 'copy' });
}
