import { clampRgb, converter, wcagLuminance } from 'culori';

const toLinear = converter('lrgb');
const toRgb = converter('rgb');

/** WCAG 2, level AA: the least contrast of text. */
export const leastContrast = 4.5;

/**
 * @param color `#rrggbb`, as all colours here
 * @param least the contrast to reach
 * @returns the colour itself if it has that contrast; otherwise the nearest brightness of its hue that has it
 */
export function readable(color: string, background: string, least = leastContrast): string {
  const behind = wcagLuminance(background) + 0.05;
  const isDark = behind < 0.2;
  const limit = (isDark ? behind * least : behind / least) - 0.05;
  const own = wcagLuminance(color);
  if (isDark ? own >= limit : own <= limit) return color;
  const { r = 0, g = 0, b = 0 } = toLinear(color) ?? {};
  // A hue that cannot get brighter is mixed with white.
  const scale = Math.min(limit / own, 1 / Math.max(r, g, b, 0.001));
  const white = Math.max(0, (limit - own * scale) / (1 - own * scale));
  const change = (part: number) => part * scale * (1 - white) + white;
  const changed = toRgb({ mode: 'lrgb', r: change(r), g: change(g), b: change(b) });
  const round = isDark ? Math.ceil : Math.floor;
  const { r: red, g: green, b: blue } = clampRgb(changed);
  return [red, green, blue].reduce((hex, part) => {
    return (
      hex +
      round(part * 255)
        .toString(16)
        .padStart(2, '0')
    );
  }, '#');
}
