import postcss, { type Container, type Rule } from 'postcss';

/** A part of a selector. It captures class names, but none in `:is()`, `:not()` or `:has()`. */
const selectorPart = /:[\w-]+\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|\.([\w-]+)/g;

/**
 * Splits a page's styles, so that its first view does not wait for those of what follows.
 * @param firstView the page's HTML up to the end of the first view
 * @returns the styles that the first view may need, and the rules that match none of its elements
 */
export function splitStyles(css: string, firstView: string): { first: string; late: string } {
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
    const isLate = rule.selectors.every((selector) =>
      classesIn(selector).some((name) => !firstView.includes(name)),
    );
    if (isLate) rules.push(rule);
  });
  for (const rule of rules) copyOf(rule.parent as Container).append(rule);
  for (const group of [...copies.keys()].reverse()) {
    if (group.nodes?.length === 0) group.remove();
  }
  return { first: first.toString(), late: late.toString() };
}

/** @returns the classes that an element or its ancestors must have */
function classesIn(selector: string): string[] {
  return [...selector.matchAll(selectorPart)].flatMap(([, className]) => className ?? []);
}
