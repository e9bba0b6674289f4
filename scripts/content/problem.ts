import type { z } from 'zod';

/** One thing the owner has to mend, in words that name the place. */
export interface Problem {
  /** Path from the checkout's root. */
  file: string;
  /** Such as `name.az` or `job[1].work.en`; empty for the file as a whole. */
  field: string;
  message: string;
}

/** All that is wrong with the content. Its message is for the owner; no stack is worth showing. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** One line for a terminal. */
export function formatProblem({ file, field, message }: Problem): string {
  return field ? `${file}: ${field} ${message}` : `${file} ${message}`;
}

export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({
    file,
    field: formatPath(issue.path),
    message: explain(issue),
  }));
}

/** `job[1].work.en` */
export function formatPath(path: PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    '',
  );
}

/** What the schema calls a kind of value, and how it is written. */
const kinds: Partial<Record<string, string>> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  object: 'an object, in { }',
  array: 'a list, in [ ]',
};

function explain(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array') return 'is empty';
      return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `has ${issue.keys.length > 1 ? 'fields' : 'a field'} that nothing reads: ${issue.keys.join(', ')}`;
    default:
      return issue.message;
  }
}
