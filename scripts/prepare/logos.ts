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
    // Without a size of its own, the drawing has that of the symbol.
    const drawing = svg.replace(/^<svg[^>]*>/, (tag) =>
      tag.replace(/ (?:width|height)="[^"]*"/g, ''),
    );
    return `<symbol id="${id}">${drawing}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}
