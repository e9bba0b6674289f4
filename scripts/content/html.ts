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
 * The URLs that a link can have. Browsers read a backslash as a slash, and `https:` without slashes as a relative path,
 * so such a link does not go where it seems to go. A valid URL escapes `<` and `>`.
 */
const linkTarget = /^(?:https:\/\/[^/\\<>]|mailto:|tel:)[^\\<>]*$/i;

const allowed = {
  // DOMPurify reports the body of the document that it parses into as removed, unless `body` is allowed.
  ALLOWED_TAGS: ['body', ...descriptionTags],
  ALLOWED_ATTR: ['href', 'lang'],
  ALLOWED_URI_REGEXP: linkTarget,
  // DOMPurify tests every attribute with that expression, except these.
  ADD_URI_SAFE_ATTR: ['lang'],
  // The parser would put a leading <script> or <style> into the head, which DOMPurify drops without a report. This
  // option adds a <remove> element before it, which is then reported too.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const languageTag = /^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/i;

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);
// DOMPurify accepts an empty href, which would link to the page itself.
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'href' && attrValue === '') attribute.keepAttr = false;
  if (attrName === 'lang' && !languageTag.test(attrValue)) attribute.keepAttr = false;
});

/**
 * Checks an owner's HTML against the allow-list.
 * @returns the parsed and serialized HTML, and a message for each element or attribute that is not allowed
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
