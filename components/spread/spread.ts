import { spreadEasing, spreadMs } from '@/lib/constants.mjs';

// The site's one animation: the new page or theme is seen through a circle that grows from what was pressed.

/**
 * Cancels the browser's own animations of the view transition that is running: they fade one page into the other, and
 * change sizes, which costs a layout in each frame.
 */
export function cancelDefaults(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-')) {
      animation.cancel();
    }
  }
}

/**
 * Animates a part of the view transition that is running.
 * @param part such as `new(root)`
 */
export function animatePart(part: string, keyframes: PropertyIndexedKeyframes): Animation {
  const pseudoElement = `::view-transition-${part}`;
  const options = { duration: spreadMs, easing: spreadEasing, pseudoElement };
  return document.documentElement.animate(keyframes, options);
}

/** @returns a circle around the middle of a box, which grows to `reach` pixels and then covers the window */
export function circleFrom({ left, top, width, height }: DOMRect) {
  const [x, y] = [left + width / 2, top + height / 2];
  const reach = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  return { reach, clipPath: [0, reach].map((radius) => `circle(${radius}px at ${x}px ${y}px)`) };
}
