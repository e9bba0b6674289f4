import { animatePart, circleFrom, opaque } from '../spread/spread';

/**
 * Shows the new page in a circle that grows from the picture that was pressed, which travels above it. On Back, the old
 * page shrinks in a circle to the picture's place in the new page. Does nothing where the picture does not travel: with
 * reduced motion, or if one of the pages does not have it.
 * @param id the project of the picture that travels in the view transition that is running
 */
export function spreadFromArt(id: number | string): void {
  const root = document.documentElement;
  const art = `art-${id}`;
  const group = getComputedStyle(root, `::view-transition-group(${art})`);
  if (group.animationName === 'none') return;
  const goesBack = root.hasAttribute('data-goes-back');
  const { clipPath } = circleFrom(goesBack ? newPlace(id) : oldPlace(group));
  if (goesBack) clipPath.reverse();
  const [below, above] = goesBack ? ['new', 'old'] : ['old', 'new'];
  animatePart(`${below}(root)`, opaque);
  animatePart(`${above}(root)`, { ...opaque, zIndex: [1, 1], clipPath });
  // The two pages crop the picture differently: through each other, they would be seen double.
  animatePart(`old(${art})`, { opacity: [0, 0] });
  animatePart(`new(${art})`, opaque);
}

/** @returns where the transition begins to move the picture from */
function oldPlace({ transform, width, height }: CSSStyleDeclaration): DOMRect {
  const { e, f } = new DOMMatrix(transform);
  return new DOMRect(e, f, Number.parseFloat(width), Number.parseFloat(height));
}

function newPlace(id: number | string): DOMRect {
  const picture = document.querySelector(`[data-art="${id}"] picture`);
  return picture?.getBoundingClientRect() ?? new DOMRect();
}
