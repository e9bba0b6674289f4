import type { LogoSource } from '../../lib/content/types';
import type { Drawings } from './files';
import { makeMedia } from './media';

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export function makeLogoSprite(
  root: string,
  logos: LogoSource[],
  drawings: Drawings,
): Promise<string> {
  const symbols = logos.map(({ id }) => {
    const svg = drawings[`data/logos/${id}.svg`] ?? '';
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24';
    const drawing = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}
