import { execa, type Options } from 'execa';

/**
 * Runs a program in the foreground and ends it when this process ends. `node_modules/.bin` comes before the PATH.
 * @returns its exit code; 1 if a signal ended it
 * @throws Error if it cannot be started
 */
export async function runChild(
  command: string,
  args: string[],
  options: Options = {},
): Promise<number> {
  const settings: Options = { stdio: 'inherit', preferLocal: true, reject: false, ...options };
  const result = await execa(command, args, settings);
  if (result.exitCode === undefined && !result.isTerminated) throw result;
  return result.exitCode ?? 1;
}
