import type { ViewTransitionInstance } from 'react';
import { spreadEasing, spreadMs } from '@/lib/constants.json';

/** Shows the new page in a circle that grows from the picture that was pressed, which travels above it. */
export function spread({ group, old: before, new: after }: ViewTransitionInstance): void {
  const { animationName, transform, width, height } = group.getComputedStyle();
  // With reduced motion nothing travels.
  if (animationName === 'none') return;
  // The picture is still where it was in the old page.
  const { e, f } = new DOMMatrix(transform);
  const [x, y] = [e + Number.parseFloat(width) / 2, f + Number.parseFloat(height) / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const timing = { duration: spreadMs, easing: spreadEasing };
  const opaque = { opacity: [1, 1], mixBlendMode: ['normal', 'normal'] };
  const clipPath = [0, reach].map((radius) => `circle(${radius}px at ${x}px ${y}px)`);
  const root = document.documentElement;
  root.animate(opaque, { ...timing, pseudoElement: '::view-transition-old(root)' });
  root.animate(
    { ...opaque, clipPath },
    { ...timing, pseudoElement: '::view-transition-new(root)' },
  );
  // The two pages crop the picture differently: through each other, they would be seen double.
  before.animate({ opacity: [0, 0] }, timing);
  after.animate(opaque, timing);
}
