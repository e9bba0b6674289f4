import { readable } from './readable';

const [paper, night] = ['#f4f1ea', '#07070d'];

test.each([
  ['#21295c', paper],
  ['#3d5afe', paper],
  ['#ffc400', night],
  ['#000000', paper],
  ['#ffffff', night],
])('%s stays as it is where it can be read, on %s', (color, background) => {
  expect(readable(color, background)).toBe(color);
});

test.each([
  ['#ffc400', paper, '#8b6900'],
  ['#ffffff', paper, '#6e6e6e'],
  ['#000000', night, '#787878'],
  ['#0000ff', night, '#6262ff'],
])('%s becomes readable on %s: %s, with its hue', (color, background, expected) => {
  expect(readable(color, background)).toBe(expected);
});
