import postcss, { type AtRule, type ChildNode, type Container, type Root } from 'postcss';

/**
 * A part of a selector. It captures a language, a direction, the list of a `:has()` without brackets, classes, and data
 * attributes with their values, but none in `:is()` or `:not()`.
 */
const selectorPart =
  /:lang\(([\w-]+)\)|\[dir="?(\w+)"?\]|:has\(([^()]*)\)|:[\w-]+\((?:[^()]|\([^()]*\))*\)|\.([\w-]+)|\[(data-[\w-]+)(?:="?([\w-]+)"?)?\]|\[[^\]]*\]/g;

/** Media that few visitors have. Their styles are a file, for which the first paint waits only where one of them applies. */
export const rareMedia = 'print, (forced-colors: active), (prefers-contrast: more)';
const rareQuery = /print|forced-colors|prefers-contrast/;

interface Page {
  html: string;
  /** The HTML up to the end of the first view. */
  firstView: string;
  /** The code of all scripts of the page: they may set the data attributes, and add the classes, that they name. */
  scripts: string;
}

/**
 * Splits a page's styles, so that its first view does not wait for those of what follows. Leaves out the rules of other pages.
 * @returns the styles that the first view may need, the rules that match none of its elements, and those of the first view
 * for `rareMedia`
 */
export function splitStyles(css: string, page: Page): Record<'first' | 'late' | 'rare', string> {
  const first = postcss.parse(css);
  // Each stylesheet repeats its layer. One block for all of them saves bytes.
  first.walkAtRules('layer', (layer) => {
    const before = layer.prev();
    if (before?.type !== 'atrule' || !before.nodes || !layer.nodes) return;
    if (before.name !== 'layer' || before.params !== layer.params) return;
    before.append(layer.nodes);
    layer.remove();
  });
  const everything = page.html + page.scripts;
  first.walkRules((rule) => {
    if (!mayMatch(rule.selectors, page, everything)) rule.remove();
  });
  const animations = new Set<string>();
  first.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  first.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
  const late = extract(
    first,
    (node) => node.type === 'rule' && !mayMatch(node.selectors, page, page.firstView),
  );
  const rare = extract(
    first,
    (node) => node.type === 'atrule' && node.name === 'media' && isRare(node.params),
  );
  // More styles follow.
  first.raws.semicolon = true;
  return { first: first.toString(), late: late.toString(), rare: rare.toString() };
}

/** @returns whether a media query needs paper, or colours that few visitors have */
const isRare = (params: string) => params.split(',').every((query) => rareQuery.test(query));

/** Moves nodes into another root, with copies of the layers and media queries that they are in. */
function extract(from: Root, isMoved: (node: ChildNode) => boolean): Root {
  const to = postcss.root();
  const copies = new Map<Container, Container>([[from, to]]);
  function copyOf(group: Container): Container {
    const known = copies.get(group);
    if (known) return known;
    const copy = group.clone({ nodes: [] });
    copies.set(group, copy);
    copyOf(group.parent as Container).append(copy);
    return copy;
  }
  const moved: ChildNode[] = [];
  from.walk((node) => {
    if (isMoved(node)) moved.push(node);
  });
  for (const node of moved) copyOf(node.parent as Container).append(node);
  // From the inside out. A layer without a block sets the order of the layers.
  const groups: AtRule[] = [];
  from.walkAtRules((group) => void groups.unshift(group));
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
  return to;
}

/** @returns whether one of the selectors needs only what the HTML has, or scripts may set. `:has()` may look at the whole page */
function mayMatch(selectors: string[], page: Page, html: string): boolean {
  /** Whether the page has what stands in a `:has()`. */
  const isIn = (selector: string) =>
    selector.startsWith('#')
      ? page.html.includes(`id="${selector.slice(1)}"`)
      : mayMatch([selector], page, page.html);
  // The 404 page finds its language in the browser.
  const changesLanguage = /documentElement\.lang=[^=]/.test(page.scripts);
  return selectors.some((selector) =>
    [...selector.matchAll(selectorPart)].every(
      ([, lang, dir, list, className, attribute, value]) => {
        if (lang) return changesLanguage || page.html.includes(`lang="${lang}`);
        if (dir) return changesLanguage || page.html.includes(`dir="${dir}"`);
        if (list) return list.split(',').some(isIn);
        if (className) return html.includes(className);
        if (!attribute) return true;
        const property = attribute
          .slice(5)
          .replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
        return (
          page.scripts.includes(property) ||
          html.includes(value ? `${attribute}="${value}"` : attribute)
        );
      },
    ),
  );
}
