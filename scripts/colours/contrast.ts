import { wcagContrast } from 'culori';
import type { Site } from '../../lib/content/site';
import { leastContrast } from '../../lib/readable';
import type { Problem } from '../util/problem';
import { makePalette } from './palette';

/**
 * Checks that text can be read by night, also on the strongest tint of a project: the owner chooses both its colour and
 * the background. `makePalette` corrects all other colours.
 * @returns a line if the contrast is too low
 */
export function contrastProblems(file: string, colors: Site['colors']): Problem[] {
  const { paper, night } = colors;
  const tint = makePalette(colors).tints.night;
  const contrast = wcagContrast(paper, tint);
  if (contrast >= leastContrast) return [];
  const message = `is ${night}: text in colors.paper, ${paper}, has a contrast of ${floor(contrast)} on ${tint}, a project’s tint by night; it needs ${leastContrast}`;
  return [{ file, field: 'colors.night', message }];
}

/** One decimal, never more than there is. */
const floor = (contrast: number) => Math.floor(contrast * 10) / 10;
