import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/** @returns the parsed file; undefined if it is missing, not UTF-8 or not JSON: then `problems` gets the reason */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch {
    problems.push({ file, field: '', message: 'is missing' });
    return undefined;
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    problems.push({ file, field: '', message: `is ${notUtf8}` });
    return undefined;
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = `is not valid JSON: ${explainSyntax(text, String(error))}`;
    problems.push({ file, field: '', message });
    return undefined;
  }
}

export const notUtf8 = 'not UTF-8 text: save it again with the encoding UTF-8';

/** @returns the text without a byte order mark; undefined if the bytes are not UTF-8 */
export function decodeUtf8(bytes: Buffer): string | undefined {
  // UTF-16 without a byte order mark can be valid UTF-8, but is full of zero bytes.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Turns V8's character position into a line and a column, as editors show them. */
function explainSyntax(text: string, error: string): string {
  const message = error.replace(/^SyntaxError: /, '');
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (!position) return text.trim() === '' ? 'it is empty' : message;
  const before = text.slice(0, Number(position)).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return `${message.replace(/ in JSON at position.*/, '')} (${place})`;
}
