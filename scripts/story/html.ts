import { characterProblem } from '../util/characters';
import { findLost } from './lost-html';
import { makeSanitizer, window } from './sanitizer';

/** Elements that an owner's text may contain, written as Markdown or as HTML. */
const elements = [
  ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'br'],
  ...['a', 'span', 'strong', 'em', 'b', 'i', 'code'],
];

const attributes = new Map([
  // Browsers read a backslash as a slash, and `https:` or `http:` without slashes as a relative path, so such a link does not go
  // where it seems to go. A valid URL escapes `<` and `>`.
  ['href', /^(?:https?:\/\/[^/\\<>]|mailto:|tel:)[^\\<>]*$/i],
  ['title', /^[^<>]*$/],
  ['lang', /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i],
]);

const sanitize = makeSanitizer(
  { ALLOWED_TAGS: ['body', ...elements], ALLOWED_ATTR: [...attributes.keys()] },
  (name, value) => (attributes.get(name)?.test(value) ? value : undefined),
);

/**
 * Checks an owner's HTML against the allow-list, and that its parser drops and moves nothing.
 * @returns the parsed and serialized HTML, and a message for each element or attribute that is not allowed; if there is
 * none, for everything else that would be lost
 */
export function checkHtml(html: string): { html: string; refused: string[] } {
  const { lost, isTooDeep } = findLost(html);
  if (isTooDeep) return { html: '', refused: lost };
  const { clean, refused } = sanitize(html);
  const parent = window.document.createElement('div');
  parent.append(clean);
  // Entities such as `&#769;` can hold what the check of the file, which names all else, refuses or composes.
  const result = parent.innerHTML.normalize();
  const character = characterProblem(html) ? undefined : characterProblem(result);
  if (character) lost.push(`it ${character}`);
  return { html: result, refused: refused.length > 0 ? refused : lost };
}
