import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem';

/** @returns what a file holds; undefined where it is not there or not JSON, which is added to the problems */
export function readJson(root: string, file: string, problems: Problem[]): unknown {
  let text: string;
  try {
    // Some editors put a byte order mark first, which JSON does not allow.
    text = readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '');
  } catch {
    problems.push({ file, field: '', message: 'is missing' });
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

/** V8 counts characters from the file's beginning; an editor shows lines. */
function explainSyntax(text: string, error: string): string {
  const message = error.replace(/^SyntaxError: /, '');
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (!position) return text.trim() === '' ? 'it is empty' : message;
  const before = text.slice(0, Number(position)).split('\n');
  const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
  return `${message.replace(/ in JSON at position.*/, '')} (${place})`;
}
