/** What an owner's description may hold. `scripts/content/html.ts` refuses the rest before the build, the browser after it. */
export const descriptionTags = [
  'p',
  'br',
  'span',
  'strong',
  'em',
  'b',
  'i',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
];

/**
 * Where a link may lead. A browser takes a backslash for a slash, and `https:` without slashes for a path of the site at
 * hand: neither leads where it reads as if it did.
 */
export const linkTarget = /^(?:https:\/\/[^/\\]|mailto:|tel:)[^\\]*$/i;
