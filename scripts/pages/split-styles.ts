import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/**
 * Splits a page's styles, so that its first view does not wait for those of what follows.
 * @param firstView the page's HTML up to the end of the first view
 * @returns the styles that the first view may need, and the rules that match none of its elements
 */
export function splitStyles(css: string, firstView: string): { first: string; late: string } {
  const first = postcss.parse(css);
  const late = postcss.root();
  const copies = new Map<unknown, Container>([[first, late]]);
  /** @returns the at-rule of `late` that stands for one of `first` */
  function copyOf(group: AtRule): Container {
    const known = copies.get(group);
    if (known) return known;
    const copy = group.clone({ nodes: [] });
    copies.set(group, copy);
    copyOf(group.parent as AtRule).append(copy);
    return copy;
  }

  const rules: Rule[] = [];
  first.walkRules((rule) => {
    const isLate = rule.selectors.every((each) =>
      namesIn(each).some((name) => !firstView.includes(name)),
    );
    if (isLate) rules.push(rule);
  });
  for (const rule of rules) copyOf(rule.parent as AtRule).append(rule);
  for (const group of [...copies.keys()].reverse() as AtRule[]) {
    if (group.nodes?.length === 0) group.remove();
  }
  return { first: first.toString(), late: late.toString() };
}

/** @returns the classes and `data-style` names that an element or its ancestors must have */
function namesIn(selector: string): string[] {
  // `:is()`, `:not()` and `:has()` do not require the names in them.
  const required = selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...required.matchAll(/\.([\w-]+)|\[data-style="(\w+)"\]/g)].map(
    ([, className, style]) => className ?? style ?? '',
  );
}
