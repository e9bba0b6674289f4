import { wcagContrast } from 'culori';
import type { Site } from '../../lib/content/site';
import type { Tones } from '../../lib/content/types';
import { leastContrast } from '../../lib/readable';
import type { Problem } from '../util/problem';
import { makePalette, mix } from './palette';

type Colors = Site['colors'];
type Field = 'paper' | 'night' | 'brand' | 'ink' | 'lamp.day' | 'lamp.night';

/** Two colours that meet as text and background. */
interface Pair {
  /** The field that decides the text's colour. */
  field: Field;
  color: string;
  background: string;
  /** The background, in words. */
  on: string;
  /** WCAG asks for less contrast of large letters. */
  least?: number;
}

const largeText = 3;

/**
 * Checks every pair of colours that meet as text and background, in both themes. What follows from the owner's colours
 * without a choice, such as the menu, needs no check: it is darker than the ink.
 * @returns a line for each pair with too little contrast
 */
export function contrastProblems(file: string, colors: Colors): Problem[] {
  const { day, night } = colors.lamp;
  const own: Partial<Record<Field, unknown>> = { ...colors, 'lamp.day': day, 'lamp.night': night };
  return pairsOf(colors).flatMap(({ field, color, background, on, least = leastContrast }) => {
    const contrast = wcagContrast(color, background);
    if (contrast >= least) return [];
    const verb = color === own[field] ? 'is' : 'gives';
    const text = least === largeText ? 'large text' : 'text';
    const message = `${verb} ${color}, which on ${on} has a contrast of ${floor(contrast)}; ${text} needs ${least}`;
    return [{ file, field: `colors.${field}`, message }];
  });
}

/**
 * Checks that text can be read in a project's room by day and by night. All text can be read on the strongest tint of a
 * project, so the room may not be stronger; secondary text measures it.
 * @param file the project's
 */
export function roomProblems(file: string, room: Tones | undefined, colors: Colors): Problem[] {
  if (!room) return [];
  const { soft, tints } = makePalette(colors);
  return (['day', 'night'] as const).flatMap((theme) => {
    const contrast = wcagContrast(soft[theme], room[theme]);
    const least = wcagContrast(soft[theme], tints[theme]);
    if (contrast >= least) return [];
    const message = `is ${room[theme]}, on which secondary text, ${soft[theme]}, has a contrast of ${floor(contrast)}; it needs ${Math.ceil(least * 10) / 10}`;
    return [{ file, field: `room.${theme}`, message }];
  });
}

/** One decimal, never more than there is. */
const floor = (contrast: number) => Math.floor(contrast * 10) / 10;

function pairsOf(colors: Colors): Pair[] {
  const { paper, night, brand, lamp, ink, tints } = makePalette(colors);
  // Without `ink`, the brand decides it.
  const field = colors.ink ? 'ink' : 'brand';
  const onPaper = { background: paper, on: `colors.paper ${paper}` };
  const onNight = { background: night, on: `colors.night ${night}` };
  const onDay = { background: tints.day, on: `${tints.day}, a project’s tint by day,` };
  const onDark = { background: tints.night, on: `${tints.night}, a project’s tint by night,` };
  const lit = { ...onPaper, on: `${onPaper.on} in the light of the lamp`, least: largeText };
  return [
    { field, color: ink, ...onPaper },
    { field, color: ink, ...onDay },
    { field, color: mix(ink, lamp.day, 0.45), ...lit },
    { field: 'night', color: night, ...onPaper },
    { field: 'paper', color: paper, ...onDark },
    {
      field: 'brand',
      color: brand,
      background: '#ffffff',
      on: 'the white text of the form’s button',
    },
    { field: 'lamp.day', color: lamp.day, ...onNight },
    { field: 'lamp.night', color: lamp.night, ...onNight },
  ];
}
