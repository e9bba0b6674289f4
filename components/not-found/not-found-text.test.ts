import { nearest } from './not-found-text';

const of = (...ids: number[]) => ids.map((id) => ({ id }));

test('the closest ids come first; at equal distance, the smaller comes first', () => {
  expect(nearest(of(1, 2, 3, 4, 9), 5)).toEqual(of(4, 3, 2));
  expect(nearest(of(1, 3, 5), 2)).toEqual(of(1, 3, 5));
  expect(nearest(of(1, 2, 3), 99)).toEqual(of(3, 2, 1));
});

test('for an id that is not a number, the first come; a short list is returned whole', () => {
  expect(nearest(of(9, 2, 1, 3), Number('abc'))).toEqual(of(9, 2, 1));
  expect(nearest(of(7), 1)).toEqual(of(7));
  expect(nearest(of(), 1)).toEqual([]);
});
