import { window } from '../story/sanitizer';
import { drawPixels } from './drawings';

/** Black of two mixtures counts as one colour. In steps of one channel, from 0 to 255. */
const tolerance = 48;
/** Pixels of the picture that shows the colours. */
const side = 256;
const paints = ['fill', 'stroke', 'stop-color', 'color'];
/** Their colours are no colours of the drawing: a mask's is how much of it shows. */
const notDrawn = 'mask, clipPath, filter';

/**
 * Gives a drawing of one colour the colour of the text around it, so that it shows in both themes. A drawing of several
 * colours keeps them.
 * @param svg checked markup
 */
export async function followTheme(svg: string): Promise<string> {
  const { documentElement: root } = new window.DOMParser().parseFromString(svg, 'image/svg+xml');
  const isPlain = await hasOneColor(svg);
  // Without a fill, shapes would take the page's.
  if (!root.hasAttribute('fill')) root.setAttribute('fill', '#000');
  if (isPlain) {
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!element.closest(notDrawn)) takeTextColor(element);
    }
  }
  return new window.XMLSerializer().serializeToString(root);
}

/** Compares the drawn pixels, because gradients, opacity and inheritance decide which colours show. */
async function hasOneColor(svg: string): Promise<boolean> {
  const { data } = await drawPixels(svg, side);
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

function takeTextColor(element: Element) {
  for (const name of paints) {
    const paint = element.getAttribute(name)?.trim();
    if (!paint || /^(?:none|transparent|inherit|url\(.*)$/i.test(paint)) continue;
    // `currentColor` has no alpha of its own.
    const [, alpha] = /^(?:rgba|hsla)\(.*[,/]\s*([\d.]+%?)\s*\)$/i.exec(paint) ?? [];
    if (alpha)
      element.setAttribute(name === 'stop-color' ? 'stop-opacity' : `${name}-opacity`, alpha);
    element.setAttribute(name, 'currentColor');
  }
}
