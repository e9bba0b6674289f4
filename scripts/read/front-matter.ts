import { parse, YAMLParseError } from 'yaml';
import type { Problem } from '../util/problem';

const frontMatter = /^---[^\S\n]*\n(.*?)^---[^\S\n]*(?:\n|$)/ms;

/**
 * Divides a Markdown file into its facts, which are YAML between two lines of `---`, and its text.
 * @param source has composed letters and no byte order mark
 * @returns the facts, whose scalars are all texts, and the text after as many empty lines as the facts took. If the facts are
 * no YAML, they are undefined, and `problems` gets the reason
 */
export function readFrontMatter(file: string, source: string, problems: Problem[]) {
  const lines = source.replaceAll('\r\n', '\n');
  const [head = '', yaml = ''] = frontMatter.exec(lines) ?? [];
  const text = head.replaceAll(/.+/g, '') + lines.slice(head.length);
  return { facts: parseFacts(file, yaml, problems), text };
}

/** A field whose value is on its line, and is neither quoted nor a list or map. */
const plainField = /^(\w+:[^\S\n]+)([^\s"'|>[{].*)$(?!\n[^\S\n]+\S)/gm;
/** YAML takes what follows a space and # for a comment. */
const bareColor = /(?<=:[^\S\n]+)#[\da-f]{6}\b/gi;

function parseFacts(file: string, yaml: string, problems: Problem[]): unknown {
  // Such a value may have colons and signs that mean something in YAML.
  const quoted = yaml
    .replaceAll(plainField, (_, key: string, value: string) => key + JSON.stringify(value.trim()))
    .replaceAll(bareColor, '"$&"');
  // An empty field is as good as none.
  const withoutEmpty = (_: unknown, value: unknown) => (value === '' ? undefined : value);
  try {
    return parse(quoted, withoutEmpty, { schema: 'failsafe' }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [reason = ''] = error.message.split(' at line ');
    problems.push({
      file,
      field: `line ${1 + (error.linePos?.[0].line ?? 0)}`,
      message: `is not valid YAML: ${reason}. If it is a text, write quotes around it`,
    });
    return undefined;
  }
}
