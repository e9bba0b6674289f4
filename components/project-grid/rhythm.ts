/** Columns of the twelve, card by card: two, one across the whole window, two the other way round, and again. */
const beat = [7, 5, 12, 5, 7];

/** @returns how many columns each of `count` cards takes, so that every row is full */
export function spansOf(count: number): number[] {
  const spans = Array.from({ length: count }, (_, index) => beat[index % beat.length] ?? 12);
  // One that is left alone in its row takes all of it.
  if (spans.reduce((sum, span) => sum + span, 0) % 12 > 0) spans[count - 1] = 12;
  return spans;
}
