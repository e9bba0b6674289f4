import { makeMedia } from '../util/media';
import { followTheme } from './ink';

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export async function makeLogoSprite(
  root: string,
  logos: { id: string; drawing: string }[],
): Promise<string> {
  const symbols = await Promise.all(
    logos.map(
      async ({ id, drawing }) => `<symbol id="${id}">${await followTheme(drawing)}</symbol>`,
    ),
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}
