/** The ids that are closest to one that does not exist, the closest first; none where that is no number. */
export function nearest(ids: number[], id: number, count = 3): number[] {
  if (Number.isNaN(id)) return [];
  return ids.toSorted((a, b) => Math.abs(a - id) - Math.abs(b - id) || a - b).slice(0, count);
}
