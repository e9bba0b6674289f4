import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Messages } from 'next-intl';
import { z } from 'zod';
import { text } from '../../lib/content/schema';
import { textArguments } from '../../lib/i18n/text-arguments';
import { quoteProblem } from './quotes';

/** Parsed JSON of a file of `messages/`, or a part of it. */
export type Tree = Record<string, unknown>;

/**
 * A file of `messages/`. It may lack texts: the page shows their keys, and `npm run check` lists them.
 * @param english the parsed `messages/en.json`, which defines the keys
 */
export function messagesSchema(english: unknown) {
  return z.object(fieldsOf(isTree(english) ? english : {}, textArguments)).catchall(unknownKey);
}

const unknownKey = z.custom(
  () => false,
  'is not in messages/en.json: correct its spelling, or add it there',
);

/** @param given texts with the arguments of each text; a text that they lack has those of the English one */
function fieldsOf(english: Tree, given: Tree): Record<string, z.ZodType> {
  const fields = Object.entries(english).map(([key, value]) => {
    const child = given[key];
    const field = isTree(value)
      ? z.object(fieldsOf(value, isTree(child) ? child : {})).catchall(unknownKey)
      : messageLike(child ?? value);
    return [key, field.optional()];
  });
  return Object.fromEntries(fields);
}

/** @returns the messages of a language, with the key in place of each text that English has and they lack */
export function fillIn(english: Tree, own: Tree): Messages {
  return fill(english, own) as Messages;
}

function fill(english: Tree, own: Tree, path = ''): Tree {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const child = own[key];
      if (!isTree(value)) return [key, child ?? path + key];
      return [key, fill(value, isTree(child) ? child : {}, `${path}${key}.`)];
    }),
  );
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text in ICU syntax, with no other arguments and tags than the given one. */
function messageLike(given: unknown) {
  const available = argumentNames(given);
  return text.superRefine((message, context) => {
    // The remedy of a lost argument also makes a text valid whose closing brace or tag is quoted.
    const quote = quoteProblem(message);
    if (quote) return context.addIssue(quote);
    const used = argumentNames(message);
    if (!used) {
      context.addIssue('is not valid: each { needs a }, each <tag> needs a </tag>');
      return;
    }
    // An English text that is not valid has a problem of its own.
    if (!available) return;
    const unknown = used.filter((name) => !available.includes(name));
    if (unknown.length === 0) return;
    const remedy = available.length > 0 ? `use only ${inBraces(available)}` : 'delete it';
    context.addIssue(`uses ${inBraces(unknown)}, which the page does not give: ${remedy}`);
  });
}

/** @returns the names of a text's arguments and tags; undefined if it is not valid */
function argumentNames(message: unknown): string[] | undefined {
  if (typeof message !== 'string') return undefined;
  const names = new Set<string>();
  try {
    // Visits nested messages too: each option of a plural is one.
    JSON.stringify(parse(message), (_, element) => {
      const isNamed = typeof element?.value === 'string' && element.type !== TYPE.literal;
      if (isNamed) names.add(element.value);
      return element;
    });
  } catch {
    return undefined;
  }
  return [...names];
}

function inBraces(names: string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
