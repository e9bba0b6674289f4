import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { texts as knownTexts } from '../../lib/i18n/texts';
import type { Problem } from './problem';

/** The texts of a file by their keys, such as `Home.Head`; and what cannot be a text. */
function flattenMessages(
  tree: unknown,
  path = '',
): { texts: [key: string, text: string][]; odd: string[] } {
  if (typeof tree === 'string') return { texts: [[path, tree]], odd: [] };
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) {
    return { texts: [], odd: [path] };
  }
  const parts = Object.entries(tree).map(([key, value]) =>
    flattenMessages(value, path ? `${path}.${key}` : key),
  );
  return {
    texts: parts.flatMap(({ texts }) => texts),
    odd: parts.flatMap(({ odd }) => odd),
  };
}

const known = new Map(flattenMessages(knownTexts).texts);

/**
 * Finds mistakes in the files of `messages/` that would stop the build, and misspelt keys. A missing text is no mistake:
 * the page shows its key, and `npm run check` lists it.
 * @param files what each language's file holds
 */
export function messageProblems(files: Record<string, unknown>): Problem[] {
  return Object.entries(files).flatMap(([locale, tree]) => {
    const file = `messages/${locale}.json`;
    const { texts, odd } = flattenMessages(tree);
    return [
      ...odd.map((field) => ({ file, field, message: 'must be a text, in quotes' })),
      ...texts.flatMap(([field, text]) => {
        const message = textProblem(field, text);
        return message ? [{ file, field, message }] : [];
      }),
    ];
  });
}

/** @returns the keys of the texts that a language's file lacks */
export function missingKeys(tree: unknown): string[] {
  const there = new Set(flattenMessages(tree).texts.map(([key]) => key));
  return [...known.keys()].filter((key) => !there.has(key));
}

function textProblem(key: string, text: string): string | undefined {
  const example = known.get(key);
  if (example === undefined) {
    return 'is a key that the site does not use: correct its spelling or delete it';
  }
  if (text.trim() === '') return 'is empty';
  const found = placeholders(text);
  if (!found) return 'cannot be read: each { needs its }, each <tag> its </tag>';
  const has = [...(placeholders(example) ?? [])];
  const unknown = [...found].filter((name) => !has.includes(name));
  if (unknown.length === 0) return undefined;
  const remedy = has.length > 0 ? `it may ask for ${inBraces(has)}` : 'it may ask for nothing';
  return `asks for ${inBraces(unknown)}, which it is not given: ${remedy}`;
}

function inBraces(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}

/** @returns the names of the values and tags that a text asks for; undefined where its syntax is wrong */
function placeholders(text: string): Set<string> | undefined {
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
