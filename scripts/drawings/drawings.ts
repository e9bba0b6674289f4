import sharp from 'sharp';
import { optimize } from 'svgo';
import type { Drawing } from '../../lib/content/types';

/** Black of two mixtures counts as one colour. In steps of one channel, from 0 to 255. */
const tolerance = 48;

/**
 * Cleans an owner's SVG. A drawing of one colour follows the theme.
 * @param file its name, from which its ids get a prefix: the sprite of logos holds several drawings
 * @throws Error of SVGO or sharp
 */
export async function readDrawing(text: string, file: string): Promise<Drawing> {
  const { data: svg } = optimize(text, {
    path: file,
    plugins: [
      // Browsers don't apply the style elements of a sprite.
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeTitle',
      'removeScripts',
      'removeDimensions',
      'prefixIds',
      // A drawing that was copied from a page has no namespace, because HTML needs none.
      {
        name: 'addAttributesToSVGElement',
        params: { attributes: [{ xmlns: 'http://www.w3.org/2000/svg' }] },
      },
    ],
  });
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  return { svg, ratio: Number(width) / Number(height), followsTheme: await hasOneColor(svg) };
}

/** Compares the drawn pixels, because gradients, opacity and inheritance decide which colours show. */
async function hasOneColor(svg: string): Promise<boolean> {
  const { data } = await drawPixels(svg, 256);
  let first: Buffer | undefined;
  for (let at = 0; at < data.length; at += 4) {
    const pixel = data.subarray(at, at + 4);
    if ((pixel[3] ?? 0) < 200) continue;
    first ??= pixel;
    for (let channel = 0; channel < 3; channel++) {
      if (Math.abs((pixel[channel] ?? 0) - (first[channel] ?? 0)) > tolerance) return false;
    }
  }
  return true;
}

/**
 * Draws it into a square, as large as it fits.
 * @param side of the square, in pixels
 * @returns RGBA, not premultiplied
 */
export async function drawPixels(svg: string, side: number): Promise<{ data: Buffer }> {
  return sharp(sized(svg, side)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Without a size of its own, a drawing has that of its `viewBox`, which can be 1 or 100,000 pixels. */
export function sized(svg: string, side: number): Buffer {
  return Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
}
