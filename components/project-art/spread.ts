import { spreadEasing, spreadMs } from '@/lib/constants.json';

/**
 * Shows the new page in a circle that grows from the picture that was pressed, which travels above it. Does nothing where
 * the picture does not travel: with reduced motion, or if one of the pages does not have it.
 * @param name the picture's name in the view transition that is running
 */
export function spread(name: string): void {
  const root = document.documentElement;
  const group = getComputedStyle(root, `::view-transition-group(${name})`);
  if (group.animationName === 'none') return;
  // The picture is still where it was in the old page.
  const { e, f } = new DOMMatrix(group.transform);
  const [x, y] = [e + Number.parseFloat(group.width) / 2, f + Number.parseFloat(group.height) / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  // Unlike in `components/lamp/theme.ts`, both pages are in one group, so the circle cannot be made by scaling.
  const clipPath = [0, reach].map((radius) => `circle(${radius}px at ${x}px ${y}px)`);
  const opaque = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
  const animate = (part: string, keyframes: PropertyIndexedKeyframes) =>
    root.animate(keyframes, {
      duration: spreadMs,
      easing: spreadEasing,
      pseudoElement: `::view-transition-${part}`,
    });
  animate('old(root)', opaque);
  animate('new(root)', { ...opaque, clipPath });
  // The two pages crop the picture differently: through each other, they would be seen double.
  animate(`old(${name})`, { opacity: [0, 0] });
  animate(`new(${name})`, opaque);
}
