/** @returns the items with the ids closest to `id`, closest first; none if `id` is NaN */
export function nearest<T extends { id: number }>(all: T[], id: number, count = 3): T[] {
  if (Number.isNaN(id)) return [];
  const distance = (each: T) => Math.abs(each.id - id);
  return all.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id).slice(0, count);
}
