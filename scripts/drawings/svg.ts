import { hash } from 'node:crypto';
import { makeSanitizer, window } from '../story/sanitizer';

const allowed = {
  USE_PROFILES: { svg: true, svgFilters: true },
  ADD_TAGS: ['body', 'use'],
  ADD_ATTR: ['href', 'pathlength', 'role', 'xml:space'],
  // The Content-Security-Policy forbids inline styles, a drawing needs no links, an animation can change an attribute after
  // this check, a text depends on the fonts of each machine, and a picture cannot follow the theme.
  FORBID_TAGS: [
    ...['a', 'style', 'animatecolor', 'animatemotion', 'animatetransform', 'image'],
    ...['text', 'tspan', 'textpath', 'tref', 'altglyph', 'font'],
  ],
  FORBID_ATTR: ['style'],
};

const namespace = 'http://www.w3.org/2000/svg';

/** CSS functions that load nothing, and `url(#…)`. All others are refused, because CSS gets new ones every year. */
const localFunction =
  /^(?:url\(\s*["']?#|(?:matrix|translate[XY]?|scale[XY]?|rotate|skew[XY]?|rgba?|hsla?)\()/i;

/**
 * Checks an SVG, whatever was done to it before: it can draw, but not run scripts, load files or link. It is checked with
 * the HTML and the XML parser, because it is part of pages (HTML) and also a file (XML): a comment for one can be an
 * element for the other.
 * @returns markup that means the same in both, without comments and the prolog, whose ids have a prefix of this drawing;
 * and a message for each element or attribute that is not allowed. `root` is the parsed markup, if it could be parsed
 */
export function checkSvg(text: string): { svg: string; refused: string[]; root?: Element } {
  const problems = prologProblems(text);
  if (problems.length > 0) return { svg: '', refused: problems };
  const { documentElement: root } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.nodeName !== 'svg' || root.namespaceURI !== namespace) {
    return { svg: '', refused: [`it is not well-formed, or lacks xmlns="${namespace}"`] };
  }
  const prefix = `svg-${hash('sha256', text).slice(0, 6)}-`;
  const sanitize = makeSanitizer(allowed, (name, value) => prefixReferences(name, value, prefix));
  const inPage = sanitize(text);
  const inFile = sanitize(root);
  const svg = new window.XMLSerializer().serializeToString(inFile.clean);
  const refused = [...new Set([...inPage.refused, ...inFile.refused])];
  return { svg, refused, root: inFile.clean.firstElementChild ?? undefined };
}

/** Finds what DOMPurify does not see: entities, CDATA, stylesheets, and an encoding that changes the file's meaning. */
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

/**
 * Adds the drawing's prefix to an id or a reference to one. An element's id becomes a property of `window`, where
 * `__next_f` would break Next's scripts, and two logos in the sprite can have the same id.
 * @returns undefined if the value references anything outside the drawing
 */
function prefixReferences(name: string, value: string, prefix: string): string | undefined {
  if (name === 'id') return prefix + value;
  if (name === 'href' || name === 'xlink:href') {
    return value.startsWith('#') ? value.replace('#', `#${prefix}`) : undefined;
  }
  const functions = value.match(/[\w-]+\(\s*["']?#?/g) ?? [];
  // A CSS escape can hide the name of any function.
  if (value.includes('\\') || !functions.every((start) => localFunction.test(start))) return;
  return value.replace(/(url\(\s*["']?#)/gi, `$1${prefix}`);
}
