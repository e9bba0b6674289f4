import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/**
 * Its texts have composed letters (NFC): the fonts and the outlines of names have no others.
 * @returns the parsed file; undefined if it is missing or not JSON: then `problems` gets the reason
 */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  const fail = (message: string) => {
    problems.push({ file, field: '', message });
  };
  const path = join(root, file);
  if (!existsSync(path)) return fail('is missing');
  // Without the byte order mark that some editors write.
  const text = new TextDecoder().decode(readFileSync(path)).normalize();
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`is not valid JSON: ${(error as Error).message}`);
  }
}
