import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/** @returns the file with composed letters, and without the byte order mark that some editors write; undefined if it is missing */
export function readText(root: string, file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? new TextDecoder().decode(readFileSync(path)).normalize() : undefined;
}

/**
 * Parses a JSON file. Its texts have composed letters (NFC): the fonts and the outlines of names have no others.
 * @returns the parsed file; undefined if it is missing or not JSON: then `problems` gets the reason
 */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  const fail = (message: string) => {
    problems.push({ file, field: '', message });
  };
  const text = readText(root, file);
  if (text === undefined) return fail('is missing');
  try {
    return JSON.parse(text);
  } catch (error) {
    return fail(`is not valid JSON: ${(error as Error).message}`);
  }
}
