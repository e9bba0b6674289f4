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
 * link does not lead where it seems to. `<` stays as it is in an attribute, where `<script>` would look like a tag to
 * the step that hashes the inline scripts.
 */
export const linkTarget = /^(?:https:\/\/[^/\\<>]|mailto:|tel:)[^\\<>]*$/i;

/** What a drawn signature is made of. */
export const drawingTags = [
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'rect',
  'title',
  'desc',
];
