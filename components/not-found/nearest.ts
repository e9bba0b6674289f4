/** Those whose ids are closest to one that does not exist, the closest first; none where that is no number. */
export function nearest<T extends { id: number }>(all: T[], id: number, count = 3): T[] {
  if (Number.isNaN(id)) return [];
  const distance = (each: T) => Math.abs(each.id - id);
  return all.toSorted((a, b) => distance(a) - distance(b) || a.id - b.id).slice(0, count);
}
