import { availableParallelism } from 'node:os';

/** @returns a function that calls `work`, at most once per processor at a time: a decoded picture takes 10 MB or more */
export function limit<A extends unknown[], R>(work: (...args: A) => Promise<R>) {
  const waiting: (() => void)[] = [];
  let free = availableParallelism();
  return async (...args: A): Promise<R> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work(...args);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
