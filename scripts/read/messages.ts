import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { z } from 'zod';
import { text } from '../../lib/content/schema';
import { textArguments } from '../../lib/i18n/text-arguments';

/** Texts that may be empty: pages then leave them out. */
const optional = ['Privacy'];

/**
 * A file of `messages/`. It may lack texts: the page shows their keys, and `npm run check` lists them.
 * @param english the parsed `messages/en.json`, which defines the keys
 * @param given the arguments that the pages give, for texts that have some
 */
export function messagesSchema(english: object, given: object = textArguments) {
  const fields = Object.entries(english).map(([key, value]): [string, z.ZodType] => {
    const own: unknown = Reflect.get(given, key);
    const isGroup = typeof value === 'object' && value;
    return [key, isGroup ? messagesSchema(value, Object(own)) : message(key, String(own ?? ''))];
  });
  return z.strictObject(Object.fromEntries(fields)).partial();
}

/** A text in ICU syntax, with no other arguments and tags than the given ones. */
function message(key: string, given: string) {
  const available = argumentsOf(given);
  return (optional.includes(key) ? z.string().trim() : text).superRefine((written, context) => {
    try {
      const unknown = argumentsOf(written).filter((name) => !available.includes(name));
      if (unknown.length === 0) return;
      const gives = available.length > 0 ? `only {${available.join('}, {')}}` : 'nothing';
      context.addIssue(
        `uses {${unknown.join('}, {')}}: the page gives ${gives}, as lib/i18n/text-arguments.ts says`,
      );
    } catch (error) {
      context.addIssue(`is not valid: ${error}`);
    }
  });
}

/** @returns the names of a text's arguments and tags @throws if the text is not valid */
function argumentsOf(written: string): string[] {
  const names: string[] = [];
  // Visits nested messages too: each option of a plural is one.
  JSON.stringify(parse(written), (_, element) => {
    if (typeof element?.value === 'string' && !isLiteralElement(element)) names.push(element.value);
    return element;
  });
  return names;
}
