import { defaultLocale, locales } from '../../lib/i18n/locales';

type Leaf = [path: PropertyKey[], text: string | undefined];

/**
 * Shows what a value is: a list of every text and number with its path. A text per language has an entry for each language,
 * which is undefined if the translation is missing.
 */
export function leavesOf(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (typeof value !== 'object') return [[path, value === undefined ? value : String(value)]];
  if (Array.isArray(value)) {
    return value.flatMap((child, index) => leavesOf(child, [...path, index]));
  }
  const children = new Map(Object.entries(value ?? {}));
  const keys = children.has(defaultLocale) ? locales : [...children.keys()];
  return keys.flatMap((key) => leavesOf(children.get(key), [...path, key]));
}
