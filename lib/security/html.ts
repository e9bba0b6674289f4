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
 * Where a link may lead. Browsers read a backslash as a slash, and `https:` without slashes as a relative path: such a
 * link does not lead where it seems to. A URL holds `<` and `>` only if they are escaped.
 */
export const linkTarget = /^(?:https:\/\/[^/\\<>]|mailto:|tel:)[^\\<>]*$/i;
