import { defaultLocale, locales } from '../../lib/i18n/locales';

type Leaf = [path: PropertyKey[], text: string | undefined];

/** Lists all nested texts and numbers. A text per language has one for each; undefined if its translation is missing. */
export function leavesOf(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (typeof value !== 'object') return [[path, value === undefined ? value : String(value)]];
  if (Array.isArray(value)) {
    return value.flatMap((child, index) => leavesOf(child, [...path, index]));
  }
  const children = new Map(Object.entries(value ?? {}));
  const keys = children.has(defaultLocale) ? locales : [...children.keys()];
  return keys.flatMap((key) => leavesOf(children.get(key), [...path, key]));
}
