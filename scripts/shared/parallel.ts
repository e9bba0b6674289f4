import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { runStep } from './progress.mjs';

/**
 * Like `Promise.all(items.map(work))` with progress, but with one item a processor at a time: a decoded picture takes
 * 10 MB and more.
 */
export function mapParallel<T, R>(
  title: string,
  items: T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  let done = 0;
  return runStep(title, (report) => {
    const workAndReport = async (item: T) => {
      const result = await work(item);
      done += 1;
      report(`${done} of ${items.length}`);
      return result;
    };
    const options = { concurrency: availableParallelism() };
    return Readable.from(items).map(workAndReport, options).toArray();
  });
}
