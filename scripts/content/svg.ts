import { createHash } from 'node:crypto';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const allowed = {
  USE_PROFILES: { svg: true, svgFilters: true },
  // DOMPurify walks from the body of the document that it parses into: without `body` it counts that as removed.
  ADD_TAGS: ['body', 'use'],
  ADD_ATTR: ['href', 'pathlength', 'role', 'xml:space'],
  // The policy of the pages keeps inline styles out, links do not belong into a drawing, and what is
  // animated can become what it was not when it was checked.
  FORBID_TAGS: ['a', 'style', 'animatecolor', 'animatemotion', 'animatetransform'],
  FORBID_ATTR: ['style'],
  // What would be parsed into the head is dropped unseen; with this it is parsed into the body, after a <remove>.
  FORCE_BODY: true,
};

const namespace = 'http://www.w3.org/2000/svg';

/** CSS functions that load nothing. Any other than these and `url(#…)` is refused: there are new ones every year. */
const localFunction =
  /^(?:url\(\s*["']?#|(?:matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?|rgba?|hsla?)\()/i;

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);
/** Of the drawing that is being checked. */
let idPrefix = '';
purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
  const value = keepInside(attribute.attrName, attribute.attrValue);
  if (value === undefined) attribute.keepAttr = false;
  else attribute.attrValue = value;
});

/** A drawing as it was read, and what it holds that it may not. */
export interface CheckedSvg {
  /**
   * Markup that reads the same in a page and in a file of its own, without comments and what comes before `<svg>`. Its
   * ids have a prefix of this drawing.
   */
  svg: string;
  refused: string[];
}

/**
 * Checks an owner's SVG: it may draw, but not run, load or lead anywhere. It is looked at as both parsers understand it,
 * because it is put into pages (HTML) and served as a file (XML), and what is a comment to one can be an element to the
 * other.
 */
export function checkSvg(text: string): CheckedSvg {
  const refused = prologProblems(text);
  if (refused.length > 0) return { svg: '', refused };
  const { documentElement: root } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.nodeName !== 'svg' || root.namespaceURI !== namespace) {
    return {
      svg: '',
      refused: [...refused, `it is not well-formed, or lacks xmlns="${namespace}"`],
    };
  }
  idPrefix = `svg-${createHash('sha256').update(text).digest('hex').slice(0, 6)}-`;
  const inPage = purify(text);
  const inFile = purify(root);
  const svg = new window.XMLSerializer().serializeToString(inFile.drawing);
  return { svg, refused: [...new Set([...inPage.refused, ...inFile.refused])] };
}

/** What both parsers show as no element: definitions of text, stylesheets, and an encoding in which the file reads otherwise. */
function prologProblems(text: string): string[] {
  const problems: string[] = [];
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) problems.push('<!DOCTYPE> is not allowed');
  if (text.includes('<![CDATA[')) problems.push('<![CDATA[ is not allowed');
  if (/<\?(?!xml\s)/.test(text)) problems.push('<?…?> is not allowed');
  if (/<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(text)) {
    problems.push('its encoding is not UTF-8');
  }
  return problems;
}

function purify(source: string | Element): { drawing: Node; refused: string[] } {
  const fragment = purifier.sanitize(source, { ...allowed, RETURN_DOM_FRAGMENT: true });
  const refused = purifier.removed.flatMap((removed) => {
    if ('attribute' in removed) {
      return `the attribute ${removed.attribute?.name} of ${tag(removed.from)} is not allowed`;
    }
    const ours = removed.element.nodeName === 'REMOVE';
    const { COMMENT_NODE } = window.Node;
    return ours || removed.element.nodeType === COMMENT_NODE
      ? []
      : `${tag(removed.element)} is not allowed`;
  });
  return { drawing: fragment, refused };
}

/**
 * An element's id is also a property of `window`, where `__next_f` would stop Next's scripts; and two logos in the sprite
 * may have the same ids. So each id and each reference to one gets the drawing's prefix.
 * @returns undefined if the value references anything outside the drawing
 */
function keepInside(name: string, value: string): string | undefined {
  if (name === 'id') return idPrefix + value;
  if (name === 'href' || name === 'xlink:href') {
    return value.startsWith('#') ? value.replace('#', `#${idPrefix}`) : undefined;
  }
  const functions = value.match(/[\w-]+\(\s*["']?#?/g) ?? [];
  // A backslash can spell the name of any function.
  if (value.includes('\\') || !functions.every((start) => localFunction.test(start))) return;
  return value.replace(/(url\(\s*["']?#)/gi, `$1${idPrefix}`);
}

/** HTML's are in capitals, SVG's as they are written. */
function tag({ nodeName }: Node): string {
  return `<${nodeName.toUpperCase() === nodeName ? nodeName.toLowerCase() : nodeName}>`;
}
