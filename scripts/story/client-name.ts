import type { Parents, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';

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

/**
 * Puts the first mention of the client into a `<span>`, unless the text has one already. An ending, as in “Pərdənin”, stays
 * outside.
 * @param tree is changed
 */
export function markClient(tree: Root, names: string[]): void {
  let isMarked = false;
  visit(tree, 'html', ({ value }) => {
    isMarked ||= /<span[\s>]/i.test(value);
  });
  visit(tree, (node, index, parent) => {
    if (isMarked || node.type === 'heading' || node.type === 'link') return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const found = firstMention(node, names);
    if (!found) return undefined;
    isMarked = true;
    const { before, name, after } = found;
    const parts: PhrasingContent[] = [
      { ...node, value: before },
      { type: 'html', value: '<span>' },
      { type: 'text', value: name },
      { type: 'html', value: '</span>' },
      { type: 'text', value: after },
    ];
    (parent as Extract<Parents, { children: PhrasingContent[] }>).children.splice(
      index,
      1,
      ...parts,
    );
    return SKIP;
  });
}

function firstMention({ value }: Text, names: string[]) {
  const mentions = names.flatMap((name) => {
    const at = [...value.matchAll(/(?<!\p{L})\p{L}/gu)]
      .map(({ index }) => index)
      .find((index) => value.startsWith(name, index));
    return at === undefined ? [] : { at, name };
  });
  // At the same place, the longest name comes first.
  const [first] = mentions.sort((a, b) => a.at - b.at);
  if (!first) return undefined;
  const { at, name } = first;
  return { before: value.slice(0, at), name, after: value.slice(at + name.length) };
}
