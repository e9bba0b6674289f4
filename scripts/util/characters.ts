/**
 * Characters that break a page or a feed, or that nobody can see and nobody meant. Allowed are tabs and line breaks, and
 * what other scripts need: joiners, zero-width spaces, directional marks and isolates, soft hyphens.
 */
const refused: [pattern: RegExp, what: string][] = [
  [/\uFFFD/u, 'which is in the place of a letter that was lost: write the letter again'],
  [/[\u202A-\u202E]/u, 'which is invisible and changes the direction of what follows: delete it'],
  [
    /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029\uFEFF]/u,
    'which is invisible and breaks pages or feeds: delete it',
  ],
];

/** @returns the message for the first character of a text that is not allowed; undefined if all are allowed */
export function characterProblem(text: string): string | undefined {
  for (const [pattern, what] of refused) {
    const match = pattern.exec(text);
    if (!match) continue;
    const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const before = [...text.slice(0, match.index)].slice(-12).join('');
    return `has the character U+${code} ${before ? `after “${before}”` : 'at its start'}, ${what}`;
  }
  return undefined;
}
