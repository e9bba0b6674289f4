import createDOMPurify, { type Config } from 'dompurify';
import { JSDOM } from 'jsdom';

export const { window } = new JSDOM('');

/**
 * @param allowed has to allow the tag `body`: DOMPurify reports the body that it parses into
 * @param checkAttribute returns an attribute's value, which it can change; undefined if it is not allowed
 * @returns a function that removes everything else. Each removal has a message, except that of a comment
 */
export function makeSanitizer(
  allowed: Config,
  checkAttribute: (name: string, value: string) => string | undefined,
) {
  const purifier = createDOMPurify(window);
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    const value = checkAttribute(attribute.attrName, attribute.attrValue);
    attribute.keepAttr = value !== undefined;
    attribute.attrValue = value ?? '';
  });

  return (source: string | Element): { clean: DocumentFragment; refused: string[] } => {
    // The parser would put a leading <script> or <style> into the head, which DOMPurify drops without a report.
    // FORCE_BODY adds a <remove> element before it.
    const options = { ...allowed, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true } as const;
    const clean = purifier.sanitize(source, options);
    const refused = purifier.removed.flatMap((removed) => {
      if ('attribute' in removed)
        return `the attribute ${removed.attribute?.name} of ${tag(removed.from)}`;
      const { element } = removed;
      const isReported = element instanceof window.Element && element.localName !== 'remove';
      return isReported ? tag(element) : [];
    });
    return { clean, refused: [...new Set(refused)].map((what) => `${what} is not allowed`) };
  };
}

/** `nodeName` is in upper case for HTML elements, and as written for SVG elements. */
function tag({ nodeName }: Node): string {
  return `<${nodeName.toUpperCase() === nodeName ? nodeName.toLowerCase() : nodeName}>`;
}
