/** An argument or a tag, such as `{name}`, `{count, plural, …` or `</b>`. */
const lost = /\{\s*[\p{L}\p{N}_]+\s*(?:\}|,)|<\/?\p{L}[^<>]*>?/u;

/**
 * In ICU syntax, an apostrophe before a brace or a tag quotes all text to the next apostrophe: `d'{name}` shows `d{name}`.
 * To show braces or a tag, a text can quote each sign alone: `'{'name'}'`.
 * @returns the problem of the first argument or tag that a message loses in a quotation; undefined if it loses none
 */
export function quoteProblem(message: string): string | undefined {
  const text = message.replaceAll("''", '');
  for (const [, quoted = ''] of text.matchAll(/'([{}<>][^']*)(?:'|$)/g)) {
    const [argument] = lost.exec(quoted) ?? [];
    if (argument) {
      return `has an apostrophe that quotes ${argument}, which then shows as text: write '' for an apostrophe, or quote each sign alone to show it, such as '{'name'}'`;
    }
  }
  // In a plural, # is the number.
  const [, number] = /, *(?:plural|selectordinal) *,[\s\S]*?'(#[^']*)/.exec(text) ?? [];
  return number !== undefined && number !== '#'
    ? "has an apostrophe that quotes #, which then shows as text: write '' for an apostrophe, or '#' to show the sign"
    : undefined;
}
