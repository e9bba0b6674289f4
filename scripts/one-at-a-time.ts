/** @returns a function that runs the task. Calls while it runs cause one more run after it, however many they are. */
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
