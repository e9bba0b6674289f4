import { type SpawnOptions, spawn } from 'node:child_process';

/**
 * Runs a program in the foreground.
 * @returns its exit code; 1 where a signal ended it
 */
export function runChild(
  command: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, args, { stdio: 'inherit', ...options })
      .on('error', reject)
      .on('close', (code) => resolve(code ?? 1));
  });
}
