/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { type Axes, axesOf } from './axes';

const file = (name: string) => readFileSync(`components/styles/fonts/${name}.woff2`);

test.each<[name: string, font: string, wanted: Axes, axes: Axes]>([
  ['a static font has no axis', 'display', { wght: 800 }, {}],
  ['a value is set', 'text', { wght: 500 }, { wght: 500 }],
  ['a value beyond the font’s range is its nearest', 'text', { wght: 800 }, { wght: 600 }],
  ['an axis without a wish gets its default', 'text', {}, { wght: 400 }],
  ['a whole range is kept as it is', 'text', { wght: { min: 100, max: 900 } }, {}],
  [
    'a part of a range is kept',
    'text',
    { wght: { min: 450, max: 900 } },
    { wght: { min: 450, max: 600 } },
  ],
])('%s', (_, font, wanted, axes) => {
  expect(axesOf(file(font), wanted)).toEqual(axes);
});
