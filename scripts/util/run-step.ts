/** Runs a step of the build and prints when it begins and how long it took. */
export async function runStep<T>(title: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  console.log(`${title} …`);
  const result = await work();
  const seconds = Math.round((Date.now() - start) / 1000);
  if (seconds > 0) console.log(`${title}: done (${seconds} s)`);
  return result;
}
