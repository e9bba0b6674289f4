import { converter, formatHex, wcagContrast, wcagLuminance } from 'culori';
import type { ProjectSource } from '../../lib/content/schema';
import type { Site } from '../../lib/content/site';
import { leastContrast } from '../../lib/readable';
import { fitRoom } from '../../lib/tones';
import type { Problem } from '../util/problem';
import { makePalette, mix } from './palette';

type Colors = Site['colors'];
type Field = 'paper' | 'night' | 'brand' | 'ink' | 'lamp.day' | 'lamp.night';

/** Two colours that meet as text and background. */
interface Pair {
  /** The fields to change: the first one, or another if no tone of that one helps. */
  fields: [Field, ...Field[]];
  /** `#rrggbb` */
  colors: [string, string];
  /** The second colour, in words. */
  on: string;
  /** WCAG asks for less contrast of large letters. */
  least?: number;
  /** Says nothing new about colours that are too close in this earlier pair. */
  after?: number;
}

const largeText = 3;
const toOklch = converter('oklch');

/**
 * Checks every pair of colours that meet as text and background, in both themes. What follows from the owner's colours
 * without a choice, such as the menu, needs no check: it is darker than the ink.
 * @returns a line for each pair with too little contrast, with a tone that has enough
 */
export function contrastProblems(file: string, colors: Colors): Problem[] {
  const pairs = pairsOf(colors);
  return pairs
    .filter((pair) => isPoor(pair) && !(pair.after !== undefined && isPoor(pairs[pair.after])))
    .map((pair) => {
      const { on, least = leastContrast } = pair;
      const [field] = pair.fields;
      const [color] = pair.colors;
      const verb = color === read(colors, field) ? 'is' : 'gives';
      const contrast = Math.floor(contrastOf(pair) * 10) / 10;
      const text = least === largeText ? 'large text' : 'text';
      const message = `${verb} ${color}, which on ${on} has a contrast of ${contrast}; ${text} needs ${least}: ${remedy(colors, pairs, pair)}`;
      return { file, field: `colors.${field}`, message };
    });
}

/**
 * Checks that text can be read in a project's room by day and by night. All text can be read on the strongest tint of a
 * project, so the room may not be stronger; secondary text measures it.
 * @param file the project's
 */
export function roomProblems(file: string, room: ProjectSource['room'], colors: Colors): Problem[] {
  if (!room) return [];
  const palette = makePalette(colors);
  return (['day', 'night'] as const).flatMap((theme) => {
    const tone = room[theme];
    const least = wcagContrast(palette.soft[theme], palette.tints[theme]);
    const fitting = fitRoom(tone, theme, palette, least);
    if (fitting === tone) return [];
    const contrast = Math.floor(wcagContrast(palette.soft[theme], tone) * 10) / 10;
    const verb = theme === 'day' ? 'too dark: brighten' : 'too light: darken';
    const message = `is ${tone}, on which secondary text, ${palette.soft[theme]}, has a contrast of ${contrast}; it needs ${Math.ceil(least * 10) / 10}. The room is ${verb} it to about ${fitting}, or delete "room" for one that follows from the color`;
    return [{ file, field: `room.${theme}`, message }];
  });
}

const contrastOf = ({ colors: [color, background] }: Pair) => wcagContrast(color, background);

function isPoor(pair: Pair | undefined): boolean {
  return pair !== undefined && contrastOf(pair) < (pair.least ?? leastContrast);
}

/** @returns all pairs, always in the same order */
function pairsOf(colors: Colors): Pair[] {
  const { paper, night, brand, lamp, ink, tints } = makePalette(colors);
  // Without `ink`, the brand decides it.
  const inkField = colors.ink ? 'ink' : 'brand';
  const onPaper = `colors.paper ${paper}`;
  const onNight = `colors.night ${night}`;
  return [
    { fields: [inkField, 'paper'], colors: [ink, paper], on: onPaper },
    { fields: ['night', 'paper'], colors: [night, paper], on: onPaper },
    { fields: ['brand'], colors: [brand, '#ffffff'], on: 'the white text of the form’s button' },
    { fields: ['lamp.day', 'night'], colors: [lamp.day, night], on: onNight },
    { fields: ['lamp.night', 'night'], colors: [lamp.night, night], on: onNight },
    {
      fields: [inkField, 'paper'],
      colors: [ink, tints.day],
      on: `${tints.day}, a project’s tint by day,`,
      after: 0,
    },
    {
      fields: [inkField, 'paper', 'lamp.day'],
      colors: [mix(ink, lamp.day, 0.45), paper],
      on: `${onPaper} in the light of the lamp`,
      least: largeText,
      after: 0,
    },
    {
      fields: ['paper', 'night'],
      colors: [paper, tints.night],
      on: `${tints.night}, a project’s tint by night,`,
      after: 1,
    },
  ];
}

/**
 * Tries each lightness of each field of a pair, until the pair has enough contrast and no other pair has lost it. If there
 * is none, another field is wrong too, and gets its own line afterwards.
 */
function remedy(colors: Colors, pairs: Pair[], pair: Pair): string {
  const place = pairs.indexOf(pair);
  const isBetter = (changed: Pair[]) => !isPoor(changed[place]);
  const losesNothing = (changed: Pair[]) =>
    changed.every((each, index) => !isPoor(each) || isPoor(pairs[index]));
  const isBest = (changed: Pair[]) => isBetter(changed) && losesNothing(changed);
  for (const isEnough of [isBest, isBetter]) {
    for (const field of pair.fields) {
      const old = read(colors, field);
      const tone = tonesOf(old).find((each) => isEnough(pairsOf(write(colors, field, each))));
      if (!tone) continue;
      const verb = wcagLuminance(tone) < wcagLuminance(old) ? 'darken' : 'brighten';
      return `${verb} colors.${field} to about ${tone}`;
    }
  }
  return 'delete it for the default';
}

/** @returns tones of the same hue, the nearest first */
function tonesOf(color: string): string[] {
  const { l: own = 0, c = 0, h } = toOklch(color) ?? {};
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  steps.sort((one, two) => Math.abs(one - own) - Math.abs(two - own));
  // Black and white have no chroma; between them it fades, so that the tone stays a colour of sRGB.
  return steps.map((l) => {
    const share = Math.min(1, l / (own || 1), (1 - l) / (1 - own || 1));
    return formatHex({ mode: 'oklch', l, c: c * share, h });
  });
}

function read({ lamp, ...colors }: Colors, field: Field): string {
  if (field === 'lamp.day') return lamp.day;
  if (field === 'lamp.night') return lamp.night;
  return colors[field] ?? colors.brand;
}

function write(colors: Colors, field: Field, value: string): Colors {
  const { lamp } = colors;
  if (field === 'lamp.day') return { ...colors, lamp: { ...lamp, day: value } };
  if (field === 'lamp.night') return { ...colors, lamp: { ...lamp, night: value } };
  return { ...colors, [field]: value };
}
