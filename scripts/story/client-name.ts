import type { Root, Text } from 'hast';
import { EXIT, SKIP, visit } from 'unist-util-visit';

/** A shorter beginning of a name, such as “The”, is rarely the client. */
const fewestLetters = 4;

/**
 * @param names of a project
 * @returns the names under which a text may mention its client, the longest first: “Fənər Taxi” is also “Fənər”
 */
export function clientNames(names: (string | undefined)[]): string[] {
  const all = names.flatMap((name = '') => {
    const words = name.split(/\s+/);
    return words.map((_, index) => words.slice(0, words.length - index).join(' '));
  });
  const isWhole = (name: string) => names.includes(name);
  return [...new Set(all)]
    .filter((name) => isWhole(name) || (name.match(/\p{L}/gu) ?? []).length >= fewestLetters)
    .sort((a, b) => b.length - a.length);
}

/** Elements whose text has a look of its own, or another author. */
const unmarked = /^(?:h\d|a|code|blockquote)$/;

/**
 * Puts the first mention of the client into a `<span>`, unless the text has one already. An ending, as in “Pərdənin”, stays
 * outside.
 * @param tree is changed
 * @param names as `clientNames` returns them
 */
export function markClient(tree: Root, names: string[]): void {
  let hasSpan = names.length === 0;
  visit(tree, { tagName: 'span' }, () => {
    hasSpan = true;
  });
  if (hasSpan) return;
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const mention = new RegExp(`(?<!\\p{L})(?:${anyName})`, 'u');
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && unmarked.test(node.tagName)) return SKIP;
    const found = node.type === 'text' && mention.exec(node.value);
    if (!found || !parent || index === undefined) return undefined;
    const [name] = found;
    const before = text(found.input.slice(0, found.index));
    const after = text(found.input.slice(found.index + name.length));
    const span = { type: 'element', tagName: 'span', properties: {} } as const;
    parent.children.splice(index, 1, before, { ...span, children: [text(name)] }, after);
    return EXIT;
  });
}

const text = (value: string): Text => ({ type: 'text', value });
