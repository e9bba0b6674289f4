/** @returns the items with the ids closest to `id`, closest first; the first items if `id` is NaN, which sorts nothing */
export function nearest<T extends { id: number }>(all: T[], id: number, count = 3): T[] {
  const distance = (each: T) => Math.abs(each.id - id);
  return all.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}
