/**
 * @param written a year, two years with a hyphen or a dash between them, or a year and a dash for work that goes on
 * @returns the years with an en dash and no spaces; one year if both are the same; undefined if it is something else
 */
export function normalizeYears(written: string): string | undefined {
  const [, first = '', dash, last = ''] =
    /^(\d{4})(?:\s*([-‐‑‒–—])\s*(\d{4})?)?$/.exec(written) ?? [];
  if (first === '' || (last !== '' && last < first)) return undefined;
  return dash && last !== first ? `${first}–${last}` : first;
}

/** @param time a project's normalized years @returns the first one and, unless the work goes on, the last one */
export function yearsOf(time: string): string[] {
  return time.split('–').filter(Boolean);
}
