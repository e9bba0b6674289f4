import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogoSource } from '../../lib/content/types';
import { mediaFile, writeWhole } from './media';
import { checkSvg } from './svg';

/**
 * Puts every logo into one SVG, a symbol each, so that the page asks once and each is painted in the text's colour.
 * @returns the sprite's address
 */
export function makeLogoSprite(root: string, logos: LogoSource[]): string {
  const symbols = logos.map(({ id }) => {
    const { svg } = checkSvg(readFileSync(join(root, 'data/logos', `${id}.svg`), 'utf8'));
    const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 24 24';
    const drawing = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
    return `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`;
  });
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(sprite).digest('hex').slice(0, 10);
  const url = `/media/logos-${hash}.svg`;
  writeWhole(mediaFile(root, url), sprite);
  return url;
}
