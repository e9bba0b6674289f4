import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';

/**
 * Like `Promise.all(items.map(work))`, but with one item a processor at a time: a decoded picture takes 10 MB and more.
 * @param report gets the progress, such as `31 of 52`
 */
export function mapParallel<T, R>(
  items: T[],
  work: (item: T) => Promise<R>,
  report?: (progress: string) => void,
): Promise<R[]> {
  let done = 0;
  const workAndReport = async (item: T) => {
    const result = await work(item);
    done += 1;
    report?.(`${done} of ${items.length}`);
    return result;
  };
  return Readable.from(items).map(workAndReport, { concurrency: availableParallelism() }).toArray();
}
