import { execa, type Options } from 'execa';

/**
 * Runs a program in the foreground: one that a package has installed, or any other on the PATH. It ends with this process.
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
