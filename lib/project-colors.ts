import { themeColors } from './constants.mjs';

/**
 * Greys with the luminance of the strongest tint behind a text, in the worst colour of a project: `--room-lit`, and what
 * a card casts below its picture.
 */
const tints = { day: '#c8c8c8', night: '#313131' };

/** WCAG 2, level AA. */
const leastContrast = 4.5;

/** @returns custom properties: a project's colour, and its colour for text on the page and on the project's own tint */
export function projectColors(color: string) {
  return {
    '--project-color': color,
    '--project-on-page': readableInBoth(themeColors),
    '--project-on-tint': readableInBoth(tints),
  };

  function readableInBoth({ day, night }: typeof tints) {
    return `light-dark(${readable(color, day)}, ${readable(color, night)})`;
  }
}

/**
 * @param color `#rrggbb`, as all colours here
 * @returns the colour itself if it has a contrast of 4.5:1; otherwise the nearest brightness of its hue that has it
 */
export function readable(color: string, background: string): string {
  const behind = luminance(background) + 0.05;
  const isDark = behind < 0.2;
  const limit = (isDark ? behind * leastContrast : behind / leastContrast) - 0.05;
  const own = luminance(color);
  if (isDark ? own >= limit : own <= limit) return color;
  const parts = linear(color);
  // A hue that cannot get brighter is mixed with white.
  const scale = Math.min(limit / own, 1 / Math.max(...parts, 0.001));
  const white = Math.max(0, (limit - own * scale) / (1 - own * scale));
  const round = isDark ? Math.ceil : Math.floor;
  return parts.reduce((hex, part) => {
    const value = round(encode(part * scale * (1 - white) + white) * 255);
    return hex + value.toString(16).padStart(2, '0');
  }, '#');
}

/** WCAG's relative luminance, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @returns the amounts of light, from 0 to 1; multiplied, they keep their hue */
function linear(color: string): number[] {
  return [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function encode(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}
