import * as fontkit from 'fontkit';

/** A value for an axis, or the part of it to keep. */
export type Axes = Record<string, number | { min: number; max: number }>;

/**
 * Fits the wanted values to a font, so that a static font, or one with other axes or a smaller range, can take the place of
 * the site's.
 * @param wanted such as `{ wght: 800 }`
 * @returns the values that the font has; its other axes get their defaults
 */
export function axesOf(file: Buffer, wanted: Axes): Axes {
  const { variationAxes } = fontkit.create(file) as fontkit.Font;
  const entries = Object.entries(variationAxes).flatMap(([tag, axis]): [string, Axes[string]][] => {
    if (!axis) return [];
    const clamp = (value: number) => Math.min(Math.max(value, axis.min), axis.max);
    const value = wanted[tag] ?? axis.default;
    if (typeof value === 'number') return [[tag, clamp(value)]];
    const range = { min: clamp(value.min), max: clamp(value.max) };
    const isWhole = range.min === axis.min && range.max === axis.max;
    return isWhole ? [] : [[tag, range]];
  });
  return Object.fromEntries(entries);
}
