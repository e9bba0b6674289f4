import { isLocale } from '../../lib/i18n/locales';
import { formatPath } from './problem';

/** Yields each nested field whose value is a file name. Skips texts per language, which can end like a file name. */
export function* filesIn(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<[field: string, name: string]> {
  if (typeof value === 'string' && /^[^:]+\.(?:webp|png|jpe?g|avif|svg|pdf)$/i.test(value)) {
    yield [formatPath(path), value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const key = Array.isArray(value) ? Number(name) : name;
      if (!isLocale(name) || path[0] === 'cv') yield* filesIn(child, [...path, key]);
    }
  }
}
