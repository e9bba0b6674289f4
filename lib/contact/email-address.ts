/**
 * Takes out of an e-mail address what comes along when it is pasted: invisible characters (zero-width, directional, soft
 * hyphens), no-break spaces, spaces around it, `mailto:` with its query, angle brackets with a name in front, and
 * punctuation at the end.
 */
export function cleanAddress(pasted: string): string {
  return pasted
    .replace(/[\p{Cf}\p{Cc}\u00a0\u2007\u202f]/gu, '')
    .trim()
    .replace(/^[^<>]*<([^<>]+)>[.,;]*$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .replace(/[.,;:]+$/, '');
}
