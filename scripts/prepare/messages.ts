import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { text } from '../../lib/content/schema';
import { type Tree, texts } from '../../lib/i18n/texts';

/**
 * A file of `messages/`. A missing text does not stop the build: the page shows its key, and `npm run check` lists it.
 */
export const messagesSchema = schemaOf(texts);

function schemaOf(tree: Tree): z.ZodType {
  const fields = Object.entries(tree).map(([key, value]) => [
    key,
    (typeof value === 'string' ? messageLike(value) : schemaOf(value)).optional(),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

/** A text with no other ICU arguments and tags than the example. */
function messageLike(example: string) {
  const available = argumentNames(example);
  return text.superRefine((message, context) => {
    try {
      const unknown = argumentNames(message).filter((name) => !available.includes(name));
      if (unknown.length === 0) return;
      const remedy = available.length > 0 ? `use only ${inBraces(available)}` : 'delete it';
      context.addIssue(`uses ${inBraces(unknown)}, which has no value here: ${remedy}`);
    } catch {
      context.addIssue('is not valid: each { needs a }, each <tag> needs a </tag>');
    }
  });
}

/** @throws SyntaxError */
function argumentNames(message: string): string[] {
  const names = new Set<string>();
  // Visits nested messages too: each option of a plural is one.
  JSON.stringify(parse(message), (_, element) => {
    const isNamed = typeof element?.value === 'string' && element.type !== TYPE.literal;
    if (isNamed) names.add(element.value);
    return element;
  });
  return [...names];
}

function inBraces(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
