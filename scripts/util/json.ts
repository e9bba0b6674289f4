import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/**
 * Its texts have composed letters (NFC): the fonts and the outlines of names have no others.
 * @returns the parsed file; undefined if it is missing, not UTF-8 or not JSON: then `problems` gets the reason.  */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  const fail = (message: string) => {
    problems.push({ file, field: '', message });
  };
  const path = join(root, file);
  if (!existsSync(path)) return fail('is missing');
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) return fail(`is ${notUtf8}`);
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.normalize() : value));
  } catch (error) {
    return fail(`is not valid JSON: ${(error as Error).message}`);
  }
}

export const notUtf8 = 'not UTF-8 text: save it again with the encoding UTF-8';

/** @returns the text without a byte order mark; undefined if the bytes are not UTF-8 */
export function decodeUtf8(bytes: Buffer): string | undefined {
  // UTF-16 without a byte order mark can be valid UTF-8, but is full of zero bytes.
  return isUtf8(bytes) && !bytes.includes(0) ? new TextDecoder().decode(bytes) : undefined;
}
