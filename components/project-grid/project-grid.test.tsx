import { columnSpans } from './project-grid';

test('every row is full, however many cards there are', () => {
  expect(columnSpans(0)).toEqual([]);
  for (let count = 1; count <= 200; count++) {
    let column = 0;
    for (const span of columnSpans(count)) {
      column = column === 12 ? span : column + span;
      if (column > 12) break;
    }
    expect([count, column]).toEqual([count, 12]);
  }
});
