import type { Problem } from './problem';
import { ownerKeys } from './setting-names';

/** An assignment as dotenv, which is in `@next/env`, matches it. It skips other lines without a word. */
const assignment =
  /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?$/gm;

type LineProblem = Omit<Problem, 'file'>;

/**
 * @param text of an `.env` file
 * @returns what dotenv would skip or cut
 */
export function lineProblems(text: string): LineProblem[] {
  const source = text.replace(/\r\n?/g, '\n');
  const problems: LineProblem[] = [];
  let end = 0;
  /** The last setting if its value is HTML that goes on in the next line. */
  let html: string | undefined;

  for (const { 0: all, 1: name = '', 2: value = '', index } of source.matchAll(assignment)) {
    // In the rest of a script that was cut, code such as `window.a = 1` looks like a setting.
    if (html && !/^[A-Z][A-Z\d_]*$/.test(name)) continue;
    addSkipped(index);
    end = index + all.length;
    const isHtml = /^['"`]?\s*</.test(value.trim());
    const isWhole = value.includes('</script>') && !/^\s*</.test(source.slice(end));
    html = isHtml && !isWhole ? name : undefined;
    const message = isHtml ? undefined : quoteProblem(value.trim());
    if (message && ownerKeys.includes(name)) problems.push({ field: name, message });
  }
  addSkipped(source.length);
  return problems;

  /** Adds at most one problem for the lines since the last setting. */
  function addSkipped(next: number) {
    const lines = source.slice(end, next).split('\n');
    const first = lines.findIndex((line) => /^\s*[^\s#]/.test(line));
    if (first < 0) return;
    if (html) {
      const message =
        'is cut at the end of its line: write it on one line in single quotes. It must be one <script> tag without code';
      problems.push({ field: html, message });
      return;
    }
    const number = source.slice(0, end).split('\n').length + first;
    const message = 'is not a setting: write it as NAME=value, or # before it';
    problems.push({ field: `line ${number}`, message });
  }
}

function quoteProblem(value: string): string | undefined {
  if (/^[“”„‟«»‘’‚‛]/.test(value)) {
    return "has typographic quotes: take them out, or write straight ones: '…'";
  }
  const [quote = ''] = /^['"`]/.exec(value) ?? [];
  return quote && (value.length < 2 || !value.endsWith(quote))
    ? `begins with ${quote} but does not end with it: take it out, or write it at the end too`
    : undefined;
}
