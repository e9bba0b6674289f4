import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

/** Elements that an owner's description may contain. */
const descriptionTags = [
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
const linkTarget = /^(?:https:\/\/[^/\\<>]|mailto:|tel:)[^\\<>]*$/i;

const allowed = {
  // DOMPurify walks from the body of the document that it parses into: without `body` it counts that as removed.
  ALLOWED_TAGS: ['body', ...descriptionTags],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: linkTarget,
  // DOMPurify holds every attribute against that expression, but for these.
  ADD_URI_SAFE_ATTR: ['lang'],
  // A leading <script> or <style> would be parsed into the head, which is dropped unseen. This
  // puts a <remove> before it, which is then counted as removed as well.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const languageTag = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);
// DOMPurify takes an empty address for a good one: it leads to the page itself.
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'href' && attrValue === '') attribute.keepAttr = false;
  if (attrName === 'lang' && !languageTag.test(attrValue)) attribute.keepAttr = false;
});

/**
 * Checks an owner's HTML against the allow-list above.
 * @returns the HTML as the parser understood it, and a line for each thing that the list does not hold.
 */
export function checkHtml(html: string): { html: string; refused: string[] } {
  const clean = purifier.sanitize(html, allowed);
  const refused = purifier.removed.map((removed) => {
    if ('attribute' in removed) {
      return `the attribute ${removed.attribute?.name} of ${tag(removed.from)} is not allowed`;
    }
    return `${removed.element instanceof window.Element ? tag(removed.element) : 'a comment'} is not allowed`;
  });
  return {
    html: clean,
    refused: [...new Set(refused)].filter((line) => !line.startsWith('<remove>')),
  };
}

function tag({ nodeName }: Node): string {
  return `<${nodeName.toLowerCase()}>`;
}
