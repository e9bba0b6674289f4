import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** A part of a selector. It captures classes, and data attributes with their values, but none in `:is()`, `:not()` or `:has()`. */
const selectorPart =
  /:[\w-]+\((?:[^()]|\([^()]*\))*\)|\.([\w-]+)|\[(data-[\w-]+)(?:="?([\w-]+)"?)?\]|\[[^\]]*\]/g;

interface Page {
  html: string;
  /** The HTML up to the end of the first view. */
  firstView: string;
  /** The code of the inline scripts, which may set the data attributes that they name. */
  scripts: string;
}

/**
 * Splits a page's styles, so that its first view does not wait for those of what follows. Leaves out the rules of other pages
 * and of React: `hydration.inline.ts` loads the whole stylesheets before React starts.
 * @returns the styles that the first view may need, and the rules that match none of its elements
 */
export function splitStyles(css: string, page: Page): { first: string; late: string } {
  const first = postcss.parse(css);
  // Each stylesheet repeats its layer. One block for all of them saves bytes.
  first.walkAtRules('layer', (layer) => {
    const before = layer.prev();
    if (before?.type !== 'atrule' || !before.nodes || !layer.nodes) return;
    if (before.name !== 'layer' || before.params !== layer.params) return;
    before.append(layer.nodes);
    layer.remove();
  });
  const late = postcss.root();
  const copies = new Map<Container, Container>([[first, late]]);
  /** @returns the layer or media query of `late` that corresponds to one of `first` */
  function copyOf(group: Container): Container {
    const known = copies.get(group);
    if (known) return known;
    const copy = group.clone({ nodes: [] });
    copies.set(group, copy);
    copyOf(group.parent as Container).append(copy);
    return copy;
  }

  const rules: Rule[] = [];
  first.walkRules((rule) => {
    if (!mayMatch(rule, page.html, page.scripts)) rule.remove();
    else if (!mayMatch(rule, page.firstView, page.scripts)) rules.push(rule);
  });
  for (const rule of rules) copyOf(rule.parent as Container).append(rule);
  const animations = new Set<string>();
  for (const styles of [first, late]) {
    styles.walkDecls(/^animation(-name)?$/, ({ value }) => {
      for (const word of value.split(/[\s,]+/)) animations.add(word);
    });
  }
  first.walkAtRules('keyframes', (keyframes) => {
    if (!animations.has(keyframes.params)) keyframes.remove();
  });
  // From the inside out. A layer without a block sets the order of the layers.
  const groups: AtRule[] = [];
  first.walkAtRules((group) => void groups.unshift(group));
  for (const group of groups) if (group.nodes?.length === 0) group.remove();
  return { first: first.toString(), late: late.toString() };
}

/** @returns whether one of the rule's selectors needs only classes and data attributes that the HTML has or scripts may set */
function mayMatch({ selectors }: Rule, html: string, scripts: string): boolean {
  return selectors.some((selector) =>
    [...selector.matchAll(selectorPart)].every(([, className, attribute, value]) => {
      if (className) return html.includes(className);
      if (!attribute) return true;
      const property = attribute
        .slice(5)
        .replace(/-\w/g, ([, letter = '']) => letter.toUpperCase());
      return (
        scripts.includes(property) || html.includes(value ? `${attribute}="${value}"` : attribute)
      );
    }),
  );
}
