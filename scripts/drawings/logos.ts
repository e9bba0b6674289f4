import type { LogoSource } from '../../lib/content/types';
import type { Drawings } from '../read/files';
import { makeMedia } from '../util/media';

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export async function makeLogoSprite(
  root: string,
  logos: LogoSource[],
  drawings: Drawings,
): Promise<string> {
  const symbols = logos.map(({ id }) => {
    return `<symbol id="${id}">${drawings[`data/logos/${id}.svg`]?.themed}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}
