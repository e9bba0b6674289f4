import type { CustomPlugin } from 'svgo';

/** CSS pixels of each unit. */
const units: Partial<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

/** Makes the drawing as large as the page wants it: its size becomes the `viewBox`, if it has no valid one. */
export const addViewBox: CustomPlugin = {
  name: 'addViewBox',
  fn: () => ({
    element: {
      enter({ name, attributes }, parent) {
        if (name !== 'svg' || parent.type !== 'root') return;
        const [width, height] = [attributes.width, attributes.height].map(pixels);
        const box = (attributes.viewBox ?? '').trim().split(/[\s,]+/);
        const isValid = box.length === 4 && box.every((side) => side && Number.isFinite(+side));
        const isFilled = isValid && Number(box[2]) > 0 && Number(box[3]) > 0;
        if (isFilled) attributes.viewBox = box.join(' ');
        else if (width && height) attributes.viewBox = `0 0 ${width} ${height}`;
        else delete attributes.viewBox;
        for (const key of ['width', 'height', 'x', 'y']) delete attributes[key];
      },
    },
  }),
};

/** @returns a length in CSS pixels; undefined if it is not a positive one */
function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = /^\s*([\d.]+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(length) ?? [];
  const size = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN);
  return size > 0 && Number.isFinite(size) ? Number(size.toFixed(3)) : undefined;
}
