import { makeMedia } from '../util/media';
import { type Drawing, measureInk } from './drawings';

/** A logo of little weight, such as one line of letters, grows no further: it would touch its neighbours. */
const largest = 1.5;

/**
 * Puts all logos into one SVG sprite, one symbol each: the page makes one request, and CSS can colour the logos.
 * @returns the sprite's URL
 */
export async function makeLogoSprite(
  root: string,
  logos: { id: string; drawing: Drawing }[],
): Promise<string> {
  const symbols = logos.map(
    ({ id, drawing }) => `<symbol id="${id}">${drawing.recolored}</symbol>`,
  );
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  return makeMedia(root, 'logos.svg', sprite);
}

/**
 * Evens out the optical weight of drawings: a full square looks heavier than a thin line.
 * @returns the scale of each, in steps of 0.05
 */
export async function balance(drawings: Drawing[]): Promise<number[]> {
  const weights = await Promise.all(
    drawings.map(async ({ svg }) => {
      const { share, left, right, top, bottom } = await measureInk(svg, 256);
      const box = ((right - left) * (bottom - top)) / 256 ** 2;
      return share ** 0.45 * box ** 0.55;
    }),
  );
  const median = weights.toSorted((a, b) => a - b)[Math.floor(weights.length / 2)] ?? 0;
  return weights.map((weight) => Math.min(largest, Math.round((median / weight) ** 0.4 * 20) / 20));
}
