import { z } from 'zod';
import { defaultLocale } from '../../lib/i18n/locales';

/** One mistake of the owner: its place, and a message with the remedy. */
export interface Problem {
  /** Path from the checkout's root. */
  file: string;
  /** Such as `name.az` or `job[1].work.en`; empty if the problem is the whole file. */
  field: string;
  message: string;
  /** The code of a language that is not in `locales.ts`. It is reported once, not for each field and file. */
  language?: string;
}

/** All problems of the content. Its message is for the owner, without a stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
  }
}

/** A file that the content names cannot be used. The message follows the name of the field. */
export class FileError extends Error {
  override name = 'FileError';
}

/** @returns one line for a terminal */
export function formatProblem({ file, field, message }: Problem): string {
  return field ? `${file}: ${field} ${message}` : `${file} ${message}`;
}

export function problemsOf(file: string, error: z.ZodError): Problem[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') return problemsOf(file, closest(issue));
    if (issue.code !== 'unrecognized_keys') {
      return { file, field: formatPath(issue.path), message: explain(issue) };
    }
    const isPerLanguage = Object.hasOwn(issue.input ?? {}, defaultLocale);
    return issue.keys.map((key) => {
      const field = formatPath([...issue.path, key]);
      return isPerLanguage
        ? languageProblem(file, field, key)
        : {
            file,
            field,
            message: 'is an unknown field: correct its spelling or delete it',
          };
    });
  });
}

/** @returns the problems by the alternative that has the kind of the value: a text or an object */
function closest({ errors, path }: z.core.$ZodIssueInvalidUnion): z.ZodError {
  const isOtherKind = ({ code, path }: z.core.$ZodIssue) => code === 'invalid_type' && !path[0];
  const issues = errors.find((all) => !all.some(isOtherKind)) ?? errors[0] ?? [];
  return new z.ZodError(issues.map((issue) => ({ ...issue, path: [...path, ...issue.path] })));
}

export function languageProblem(file: string, field: string, language: string): Problem {
  const message = `is in a language that is not in lib/i18n/locales.ts: add it by npm run language -- add ${language}, or delete it from data/ and messages/`;
  return { file, field, message, language };
}

/** @returns a path as text, such as `job[1].work.en` */
export const formatPath = z.core.toDotPath;

/** Zod's names for types, and the words for an owner. */
const kinds: Partial<Record<string, string>> = {
  string: 'a text, in quotes',
  number: 'a number, without quotes',
  int: 'a whole number',
  object: 'an object, in { }',
  array: 'a list, in [ ]',
  record: 'lines such as "Developer: what I did"',
  boolean: 'true or false, without quotes',
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
    default:
      return issue.message;
  }
}
