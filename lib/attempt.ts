/** @returns undefined if `run` throws, as with blocked storage or malformed JSON */
export function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
