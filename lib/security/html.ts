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

/** Where a link may lead. */
export const linkTarget = /^(?:https:\/\/|mailto:|tel:)/i;

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
