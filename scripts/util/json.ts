import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { otherCase } from '../read/names';
import { characterProblem } from './characters';
import { leavesOf } from './leaves';
import { formatPath, type Problem } from './problem';

/**
 * Its texts have composed letters (NFC): the fonts and the outlines of names have no others.
 * @returns the parsed file; undefined if it is missing, not UTF-8 or not JSON: then `problems` gets the reason. They also
 * get a line for each text with a character that is not allowed
 */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  const fail = (message: string) => {
    problems.push({ file, field: '', message });
  };
  const path = join(root, file);
  const other = otherCase(root, file);
  if (other) return fail(`is missing: rename ${other}`);
  if (!existsSync(path)) return fail('is missing');
  const text = decodeUtf8(readFileSync(path));
  if (text === undefined) return fail(`is ${notUtf8}`);
  try {
    const json = JSON.parse(text, (_, value) =>
      typeof value === 'string' ? value.normalize() : value,
    );
    for (const [place, leaf = ''] of leavesOf(json)) {
      const message = characterProblem(leaf);
      if (message) problems.push({ file, field: formatPath(place), message });
    }
    return json;
  } catch (error) {
    return fail(`is not valid JSON: ${explainSyntax(text, (error as Error).message)}`);
  }
}

export const notUtf8 = 'not UTF-8 text: save it again with the encoding UTF-8';

/** @returns the text without a byte order mark; undefined if the bytes are not UTF-8 */
export function decodeUtf8(bytes: Buffer): string | undefined {
  // UTF-16 without a byte order mark can be valid UTF-8, but is full of zero bytes.
  return isUtf8(bytes) && !bytes.includes(0) ? new TextDecoder().decode(bytes) : undefined;
}

/** Turns V8's character position into a line and a column, as editors show them. */
function explainSyntax(text: string, message: string): string {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (!position) return text.trim() === '' ? 'it is empty' : message;
  const before = text.slice(0, Number(position)).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return `${message.replace(/ in JSON at position.*/, '')} (${place})`;
}
