import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const allowed = {
  // DOMPurify walks from the body of the document that it parses into: without `body` it counts that as removed.
  ALLOWED_TAGS: [
    'body',
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
  ],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const purifier = createDOMPurify(new JSDOM('').window);

/**
 * Checks an owner's HTML against the allow-list above.
 * @returns the HTML as the parser understood it, and a line for each thing that the list does not hold.
 */
export function checkHtml(html: string): { html: string; refused: string[] } {
  const clean = purifier.sanitize(html, allowed);
  const refused = purifier.removed.map((removed) =>
    'attribute' in removed
      ? `the attribute ${removed.attribute?.name} of <${removed.from.nodeName.toLowerCase()}> is not allowed`
      : `${removed.element.nodeType === 1 ? `<${removed.element.nodeName.toLowerCase()}>` : 'a comment or declaration'} is not allowed`,
  );
  return { html: clean, refused: [...new Set(refused)] };
}
