import { moveTime } from './loop-time';

test.each([
  [10, 0.25, 35],
  [35, -0.25, 10],
  // Beyond an end of the loop, and several times around.
  [10, -0.25, 85],
  [90, 0.25, 15],
  [10, -3.25, 85],
  [90, 3.25, 15],
  // The animation has run for some rounds.
  [730, 0.25, 55],
  [0, 0, 0],
])('from %d of 100 by %d rounds to %d', (time, share, moved) => {
  expect(moveTime(time, 100, share)).toBeCloseTo(moved);
});
