import sharp from 'sharp';
import { optimize, type PluginConfig } from 'svgo';

/** Markup of an owner's SVG, which scales to any size. */
export interface Drawing {
  /** In the owner's colours, as the site's icon needs them. */
  svg: string;
  /** A drawing of a single colour has the colour of the text around it, so that it shows in both themes. */
  recolored: string;
}

/** Black of two mixtures counts as one colour. In steps of one channel, from 0 to 255. */
const tolerance = 48;

/**
 * Cleans an owner's SVG.
 * @param file its name, from which its ids get a prefix: a page and the sprite of logos hold several drawings
 * @throws Error of SVGO or sharp
 */
export async function readDrawing(text: string, file: string): Promise<Drawing> {
  const { data: svg } = optimize(text, {
    path: file,
    plugins: [
      // Neither the policy nor a sprite lets a style element apply.
      {
        name: 'preset-default',
        params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
      },
      'convertStyleToAttrs',
      'removeStyleElement',
      // A page would show a title as a tooltip.
      'removeTitle',
      'removeScripts',
      'removeDimensions',
      'prefixIds',
      // HTML needs no namespace, so a drawing that was copied from a page has none.
      addMissing('xmlns', 'http://www.w3.org/2000/svg'),
    ],
  });
  return { svg, recolored: await recolorSingleColorSvg(svg) };
}

/** @returns a drawing for a page: HTML needs no namespace, whose address costs bytes in each document */
export function forPage({ recolored }: Drawing): string {
  return optimize(recolored, { plugins: ['removeXMLNS'] }).data;
}

/** @returns the drawing, in `currentColor` if it has a single colour */
async function recolorSingleColorSvg(svg: string): Promise<string> {
  const isSingle = await hasOneColor(svg);
  const colors = { currentColor: /^(?!none|transparent|inherit|url)/i };
  const plugins: PluginConfig[] = [
    { name: 'convertColors', params: isSingle ? colors : {} },
    // Without a fill, shapes would take the page's.
    addMissing('fill', isSingle ? 'currentColor' : '#000'),
  ];
  return optimize(svg, { plugins }).data;
}

/** Adds an attribute to the root if it has none. */
function addMissing(name: string, value: string): PluginConfig {
  return { name: 'addAttributesToSVGElement', params: { attributes: [{ [name]: value }] } };
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
 * Draws an SVG into a square, as large as it fits.
 * @param side of the square, in pixels
 * @returns RGBA, not premultiplied
 */
export async function drawPixels(svg: string, side: number): Promise<{ data: Buffer }> {
  return sharp(sized(svg, side)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/**
 * Measures what a drawing shows in a square.
 * @param side of the square, in pixels
 * @returns the share of the square that has ink, and the edges of the ink, in pixels
 */
export async function measureInk(svg: string, side: number) {
  const { data } = await drawPixels(svg, side);
  let [count, left, right, top, bottom] = [0, side, 0, side, 0];
  for (let at = 0; at < side ** 2; at++) {
    if ((data[at * 4 + 3] ?? 0) < 128) continue;
    count++;
    const [x, y] = [at % side, Math.floor(at / side)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  return { share: count / side ** 2, left, right, top, bottom };
}

/** Without a size of its own, a drawing has that of its `viewBox`, which can be 1 or 100,000 pixels. */
export function sized(svg: string, side: number): Buffer {
  return Buffer.from(svg.replace('<svg ', `<svg width="${side}" height="${side}" `));
}
