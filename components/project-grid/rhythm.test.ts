import { spansOf } from './rhythm';

/** The rows that a grid of twelve columns makes of these cards, in their order. */
function rowsOf(spans: number[]): number[] {
  const rows: number[] = [];
  for (const span of spans) {
    const room = 12 - (rows.at(-1) ?? 12);
    if (span > room) rows.push(span);
    else rows[rows.length - 1] = 12 - room + span;
  }
  return rows;
}

test('every row is full, however many cards there are', () => {
  for (let count = 0; count <= 200; count++) {
    const spans = spansOf(count);
    expect(spans).toHaveLength(count);
    expect(rowsOf(spans).every((row) => row === 12)).toBe(true);
  }
});

test('the rows are not all alike', () => {
  expect(spansOf(6)).toEqual([7, 5, 12, 5, 7, 12]);
  expect(spansOf(1)).toEqual([12]);
});
