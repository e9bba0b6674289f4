import { optimize } from 'svgo';
import type { Drawing } from '../../lib/content/types';
import { makeMedia } from '../util/media';

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export async function makeLogoSprite(
  root: string,
  logos: { id: string; drawing: Drawing }[],
): Promise<string> {
  const symbols = logos.map(({ id, drawing }) => toSymbol(id, drawing));
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}

/** Has a fill: without one, shapes would take the page's. */
function toSymbol(id: string, { svg, followsTheme }: Drawing): string {
  if (!followsTheme) return `<symbol id="${id}" fill="#000">${svg}</symbol>`;
  const convertColors = { name: 'convertColors', params: { currentColor: true } } as const;
  const { data } = optimize(svg, { plugins: [convertColors] });
  return `<symbol id="${id}" fill="currentColor">${data}</symbol>`;
}
