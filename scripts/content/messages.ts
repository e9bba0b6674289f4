import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { texts as knownTexts } from '../../lib/i18n/texts';
import type { Problem } from './problem';

/** @returns the texts of a file with their keys, such as `Home.Head`, and the keys of invalid values */
function flattenMessages(
  tree: unknown,
  path = '',
): { texts: [key: string, text: string][]; invalid: string[] } {
  if (typeof tree === 'string') return { texts: [[path, tree]], invalid: [] };
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    return { texts: [], invalid: [path] };
  }
  const parts = Object.entries(tree).map(([key, value]) =>
    flattenMessages(value, path ? `${path}.${key}` : key),
  );
  return {
    texts: parts.flatMap(({ texts }) => texts),
    invalid: parts.flatMap(({ invalid }) => invalid),
  };
}

const known = new Map(flattenMessages(knownTexts).texts);

/**
 * Finds mistakes in `messages/` that would stop the build, and unknown keys. A missing text does not stop the build:
 * the page shows its key, and `npm run check` lists it.
 * @param files the parsed file of each language
 */
export function messageProblems(files: Record<string, unknown>): Problem[] {
  return Object.entries(files).flatMap(([locale, tree]) => {
    const file = `messages/${locale}.json`;
    const { texts, invalid } = flattenMessages(tree);
    return [
      ...invalid.map((field) => ({ file, field, message: 'must be a text, in quotes' })),
      ...texts.flatMap(([field, text]) => {
        const message = textProblem(field, text);
        return message ? [{ file, field, message }] : [];
      }),
    ];
  });
}

/** @returns the keys of the texts that a language's file lacks */
export function missingKeys(tree: unknown): string[] {
  const present = new Set(flattenMessages(tree).texts.map(([key]) => key));
  return [...known.keys()].filter((key) => !present.has(key));
}

function textProblem(key: string, text: string): string | undefined {
  const example = known.get(key);
  if (example === undefined) {
    return 'is an unknown key: correct its spelling or delete it';
  }
  if (text.trim() === '') return 'is empty';
  const used = argumentNames(text);
  if (!used) return 'is not valid: each { needs a }, each <tag> needs a </tag>';
  const available = [...(argumentNames(example) ?? [])];
  const unknown = [...used].filter((name) => !available.includes(name));
  if (unknown.length === 0) return undefined;
  const remedy = available.length > 0 ? `use only ${inBraces(available)}` : 'delete it';
  return `uses ${inBraces(unknown)}, which has no value here: ${remedy}`;
}

function inBraces(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** @returns the names of a text's ICU arguments and tags; undefined if its syntax is wrong */
function argumentNames(text: string): Set<string> | undefined {
  try {
    return new Set(namesIn(parse(text)));
  } catch {
    return undefined;
  }
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.tag:
        return [element.value, ...namesIn(element.children)];
      case TYPE.plural:
      case TYPE.select:
        return [
          element.value,
          ...Object.values(element.options).flatMap(({ value }) => namesIn(value)),
        ];
      default:
        return [element.value];
    }
  });
}
