import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori';
import type { Palette, Room, Tones } from './content/types';
import { leastContrast, readable } from './readable';

const toOklch = converter('oklch');

/**
 * Derives a project's room from its colour: by day a clean light tint, by night a deep tone of the hue.
 * @param color of the project
 */
export function deriveRoom(color: string, palette: Palette): Tones {
  const { c, h } = lch(color);
  // A grey gets a grey room.
  const chroma = (share: number, least: number, most: number) =>
    c < 0.02 ? c : Math.min(most, Math.max(least, c * share));
  const isNeutral = isWarmNeutral(c, h);
  const day = hex(0.95, chroma(0.3, isNeutral ? 0.02 : 0.03, isYellow(h) ? 0.065 : 0.04), h);
  const night = isNeutral
    ? hex(0.18, chroma(0.3, 0.02, 0.035), h)
    : hex(0.18, chroma(0.45, isYellow(h) ? 0.065 : 0.045, 0.08), darkHue(h));
  // The contrast of secondary text is that of the page, and 7 at most.
  const { soft, paper, night: page } = palette;
  return {
    day: fitTone(day, 'day', palette, Math.min(7, wcagContrast(soft.day, paper))),
    night: fitTone(night, 'night', palette, Math.min(7, wcagContrast(soft.night, page))),
  };
}

/** @returns an owner's room, lighter by day and darker by night if text could not be read in it, and its letters darker */
export function fitRoom({ day, night, band, ink, ember }: Room, palette: Palette): Room {
  const { soft, tints } = palette;
  const legible = (tone: string, theme: keyof Tones) =>
    fitTone(tone, theme, palette, wcagContrast(soft[theme], tints[theme]));
  return {
    day: legible(day, 'day'),
    night: legible(night, 'night'),
    band: band && legible(band, 'day'),
    ink: ink && readable(ink, tints.day),
    ember,
  };
}

/** A step from the room, for what is a part of it: lighter by night, deeper by day. Text can still be read on it. */
export function bandOf(room: Room, { tints }: Pick<Palette, 'tints'>): Tones {
  const day = lch(room.day);
  const night = lch(room.night);
  return {
    day:
      room.band ??
      step(
        // A strong tint steps by its colour, a weak one by its lightness: a darker yellow would be olive.
        (by) => hex(day.l - Math.max(0.02, 0.1 - day.c) + by, day.c * 2.1, day.h),
        (tone) => wcagLuminance(tone) >= wcagLuminance(tints.day),
      ),
    night: step(
      (by) => hex(night.l + 0.09 - by, night.c * 1.55, night.h),
      (tone) => wcagLuminance(tone) <= wcagLuminance(tints.night),
    ),
  };
}

/** The colour that a light fades through: yellow light gets redder as it gets weaker, and never olive. */
export function emberOf(color: string): string {
  const { c, h } = lch(color);
  const chroma = c < 0.02 ? c : Math.max(isWarmNeutral(c, h) ? 0.09 : 0.14, c);
  return isYellow(h) ? hex(0.58, chroma, 30 + h / 5) : hex(0.5, chroma, h);
}

/**
 * @returns a colour for text on a background: the project's own where it can be read. On a light background, a darker
 * yellow would be olive, so it is a burnt orange, and a cream is a brown of its hue.
 */
export function inkOf(color: string, background: string, least = leastContrast): string {
  const { c, h } = lch(color);
  const isDark = wcagLuminance(background) < 0.18;
  if (isDark || !isYellow(h) || c < 0.02 || wcagContrast(color, background) >= least)
    return readable(color, background, least);
  const ink = isWarmNeutral(c, h)
    ? hex(0.55, Math.min(0.1, Math.max(0.065, c)), h)
    : hex(0.55, 0.17, 43);
  return readable(ink, background, least);
}

/** @returns the nearest lightness of a room at which secondary text has this contrast */
function fitTone(color: string, theme: keyof Tones, palette: Palette, least: number) {
  const { l, c, h } = lch(color);
  const sign = theme === 'day' ? 1 : -1;
  return step(
    (by) => (by === 0 ? color : hex(l + sign * by, c, h)),
    (tone) => wcagContrast(palette.soft[theme], tone) >= least,
  );
}

/** Orange to yellow: in the dark, these hues are brown and olive. */
const isYellow = (hue: number) => hue > 35 && hue < 125;

/** Cream, sand, tan and coffee, whose dark tones are brown. That is no dirt there, but their own hue. */
const isWarmNeutral = (chroma: number, hue: number) => isYellow(hue) && chroma < 0.14;

/** The hue of a dark tone. In the dark, orange and yellow are an ember's red, and yellow-green is green. */
function darkHue(hue: number): number {
  if (hue > 35 && hue <= 110) return 27;
  if (hue > 110 && hue < 145) return 150;
  return hue;
}

/** @returns the first tone that is good; the last one is white or black */
function step(tone: (by: number) => string, isGood: (tone: string) => boolean): string {
  for (let by = 0; by < 1; by += 0.005) {
    const tried = tone(by);
    if (isGood(tried)) return tried;
  }
  return tone(1);
}

/** @param color `#rrggbb`, as all colours here */
function lch(color: string) {
  const { l = 0, c = 0, h = 0 } = toOklch(color) ?? {};
  return { l, c, h };
}

function hex(l: number, c: number, h: number): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
}
