/** `side` in units of the `viewBox`; `elements` with each copy that a `<use>` makes; `bytes` of the markup in a page. */
const limits = { side: 100_000, elements: 50_000, bytes: 300_000, octaves: 10, order: 20 };

/**
 * Finds what a browser or the build could not draw in a moment. The drawing is part of every page.
 * @param root the checked `<svg>`
 * @returns a message for each
 */
export function limitProblems(root: Element): string[] {
  return [
    sizeProblem(root),
    weightProblem(root),
    referenceProblem(root),
    filterProblem(root),
  ].flatMap((problem) => problem ?? []);
}

function sizeProblem(root: Element): string | undefined {
  const { width, height } = viewBoxOf(root);
  if (!(width > 0 && height > 0)) return 'it has no viewBox and no size';
  if (Math.max(width, height) <= limits.side) return;
  return `its size of ${width} x ${height} is more than ${limits.side}`;
}

/** @returns NaN for both if there is no `viewBox` */
function viewBoxOf(root: Element): { width: number; height: number } {
  const [, , width, height] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  return { width: width ?? Number.NaN, height: height ?? Number.NaN };
}

function weightProblem(root: Element): string | undefined {
  const bytes = Buffer.byteLength(root.outerHTML);
  if (bytes <= limits.bytes) return;
  return `its ${Math.round(bytes / 1000)} kB are more than ${limits.bytes / 1000}, and every page contains it`;
}

/** Counts the elements that each element draws, with those that it refers to, without making the copies. */
function referenceProblem(root: Element): string | undefined {
  const targets = new Map<string, Element>();
  for (const element of root.querySelectorAll('[id]')) {
    if (!targets.has(element.id)) targets.set(element.id, element);
  }
  const counts = new Map<Element, number>();
  let cycle = '';

  function count(element: Element): number {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Found again before it is counted, it refers to itself.
    counts.set(element, Number.POSITIVE_INFINITY);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const { localName, value } of element.attributes) {
      const isUse = localName === 'href' && value.startsWith('#');
      const ids = isUse
        ? [value.slice(1)]
        : [...value.matchAll(/url\(\s*["']?#([^"')]+)/g)].map(([, id]) => id);
      for (const id of ids) {
        const target = targets.get(id ?? '');
        const size = target ? count(target) : 0;
        if (size === Number.POSITIVE_INFINITY) cycle ||= `<${element.localName}>`;
        sum += size;
      }
    }
    counts.set(element, sum);
    return sum;
  }

  const total = count(root);
  if (cycle) return `${cycle} refers to itself`;
  return total > limits.elements ? `<use> makes more than ${limits.elements} copies` : undefined;
}

/** Lengths of filters are compared with the drawing's size, so that only a blur larger than it is refused. */
function filterProblem(root: Element): string | undefined {
  const { width, height } = viewBoxOf(root);
  const largest: Partial<Record<string, number>> = {
    numOctaves: limits.octaves,
    order: limits.order,
  };
  for (const key of ['stdDeviation', 'radius', 'dx', 'dy', 'scale', 'x', 'y', 'width', 'height']) {
    largest[key] = 10 * Math.max(width, height);
  }
  for (const element of root.querySelectorAll('filter, filter *')) {
    for (const { name, value } of element.attributes) {
      const limit = largest[name];
      const isLarge = value
        .split(/[\s,]+/)
        .some((each) => Math.abs(Number.parseFloat(each)) > (limit ?? 1 / 0));
      if (isLarge) return `${name} of <${element.localName}> is too large`;
    }
  }
  return undefined;
}
