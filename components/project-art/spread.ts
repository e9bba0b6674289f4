import { spreadEasing, spreadMs } from '@/lib/constants.json';

/**
 * Shows the new page in a circle that grows from the picture that was pressed, which travels above it. On Back, the old
 * page shrinks in a circle to where the picture comes from. Does nothing where the picture does not travel: with reduced
 * motion, or if one of the pages does not have it.
 * @param id the project of the picture that travels in the view transition that is running
 */
export function spread(id: number | string): void {
  const root = document.documentElement;
  const art = `art-${id}`;
  const group = getComputedStyle(root, `::view-transition-group(${art})`);
  if (group.animationName === 'none') return;
  const goesBack = root.hasAttribute('data-goes-back');
  const { left, top, width, height } = goesBack ? newPlace(id) : oldPlace(group);
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  // Unlike in `components/lamp/theme.ts`, both pages are in one group, so the circle cannot be made by scaling.
  const clipPath = [0, reach].map((radius) => `circle(${radius}px at ${x}px ${y}px)`);
  if (goesBack) clipPath.reverse();
  const opaque = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
  const animate = (part: string, keyframes: PropertyIndexedKeyframes) =>
    root.animate(keyframes, {
      duration: spreadMs,
      easing: spreadEasing,
      pseudoElement: `::view-transition-${part}`,
    });
  const [below, above] = goesBack ? ['new', 'old'] : ['old', 'new'];
  animate(`${below}(root)`, opaque);
  animate(`${above}(root)`, { ...opaque, zIndex: [1, 1], clipPath });
  // The two pages crop the picture differently: through each other, they would be seen double.
  animate(`old(${art})`, { opacity: [0, 0] });
  animate(`new(${art})`, opaque);
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
