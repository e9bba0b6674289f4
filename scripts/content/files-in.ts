import { formatPath } from './problem';

/** Every field, however deep, whose value is the name of a file. */
export function* filesIn(
  value: unknown,
  path: PropertyKey[] = [],
): Generator<[field: string, name: string]> {
  if (typeof value === 'string' && /^[\w./-]+\.(?:webp|png|jpe?g|avif|svg|pdf)$/i.test(value)) {
    yield [formatPath(path), value];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) yield* filesIn(child, [...path, key]);
  }
}
