import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns path of the first of the commands that is installed; undefined where none is */
export function findProgram(...commands: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(isProgram);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
