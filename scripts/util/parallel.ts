import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';

/**
 * Like `Promise.all(items.map(work))`, but with a limit.
 * @param concurrency by default one item a processor: a decoded picture takes 10 MB and more
 */
export function mapParallel<T, R>(
  items: T[],
  work: (item: T) => Promise<R>,
  concurrency = availableParallelism(),
): Promise<R[]> {
  return Readable.from(items).map(work, { concurrency }).toArray();
}
