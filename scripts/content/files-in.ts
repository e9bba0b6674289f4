import { isLocale } from '../../lib/i18n/locales';
import { formatPath } from './problem';

/** Every field, however deep, whose value is the name of a file. A text per language may end like one, but is none. */
export function* filesIn(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<[field: string, name: string]> {
  if (typeof value === 'string' && /^[^:]+\.(?:webp|png|jpe?g|avif|svg|pdf)$/i.test(value)) {
    yield [formatPath(path), value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (!isLocale(key) || path[0] === 'cv') yield* filesIn(child, [...path, key]);
    }
  }
}
