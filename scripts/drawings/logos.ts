import { makeMedia } from '../util/media';
import type { Drawing } from './drawings';

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export async function makeLogoSprite(
  root: string,
  logos: { id: string; drawing: Drawing }[],
): Promise<string> {
  const symbols = logos.map(({ id, drawing }) => `<symbol id="${id}">${drawing.themed}</symbol>`);
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}
