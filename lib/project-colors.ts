import { palette } from './content/content';
import { readable } from './readable';

/** @returns custom properties: a project's colour, and its colour for text on the page and on the project's own tint */
export function projectColors(color: string) {
  const { paper, night, tints } = palette;
  return {
    '--project-color': color,
    '--project-on-page': `light-dark(${readable(color, paper)}, ${readable(color, night)})`,
    '--project-on-tint': `light-dark(${readable(color, tints.day)}, ${readable(color, tints.night)})`,
  };
}
