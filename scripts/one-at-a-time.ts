/** @returns a function that runs the task. Any number of calls during a run cause one more run after it. */
export function oneAtATime(task: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isRequested = false;
  return async () => {
    isRequested = true;
    if (isRunning) return;
    isRunning = true;
    while (isRequested) {
      isRequested = false;
      await task();
    }
    isRunning = false;
  };
}
