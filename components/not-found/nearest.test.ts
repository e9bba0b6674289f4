import { nearest } from './nearest';

test('the closest ids come first, the smaller of two equally close before the larger', () => {
  expect(nearest([1, 2, 3, 4, 9], 5)).toEqual([4, 3, 2]);
  expect(nearest([1, 3, 5], 2)).toEqual([1, 3, 5]);
  expect(nearest([1, 2, 3], 99)).toEqual([3, 2, 1]);
});

test('there are none to what is no number, and no more than there are', () => {
  expect(nearest([1, 2], Number('abc'))).toEqual([]);
  expect(nearest([7], 1)).toEqual([7]);
  expect(nearest([], 1)).toEqual([]);
});
