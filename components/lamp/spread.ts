import { spreadEasing, spreadEdge, spreadMs } from '@/lib/constants.mjs';

// The site's one animation: the new page or theme is seen in a light that spreads from what was pressed.
// `_transitions.scss` draws the light and its edge, with the mixins of `_spread.scss`.

/**
 * Cancels the browser's own animations of the view transition that is running, which fade one page into the other. A picture
 * that travels keeps its own.
 */
export function cancelDefaults(): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (
      effect instanceof KeyframeEffect &&
      /^::view-(?!.*group\(art)/.test(effect.pseudoElement ?? '')
    ) {
      animation.cancel();
    }
  }
}

/**
 * Animates a part of the view transition that is running.
 * @param part such as `-new(root)`
 */
export function animatePart(part: string, keyframes: PropertyIndexedKeyframes): Animation {
  const pseudoElement = `::view-transition${part}`;
  // The parts may be drawn once more after their animations.
  const fill = 'both' as const;
  const options = { duration: spreadMs, easing: spreadEasing, fill, pseudoElement };
  return document.documentElement.animate(keyframes, options);
}

let latest: Animation | undefined;

/**
 * Spreads the light over the window in the view transition that is running.
 * @param source box of what was pressed; the light spreads from its middle
 * @param closes whether the light begins spread and closes: then it shows the old page
 * @param color of its edge, if it is not the lamp's
 * @returns the animation, and the light's radius in pixels when it covers the window
 */
export function spreadLight({ left, top, width, height }: DOMRect, closes = false, color = '') {
  const [x, y] = [left + width / 2, top + height / 2];
  const edge = spreadEdge * Math.max(innerWidth, innerHeight);
  const reach = edge + Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const { dataset } = document.documentElement;
  dataset.spread = closes ? 'closes' : 'opens';
  const middle = `${x}px ${y}px`;
  const radii = ['0px', `${reach}px`];
  const animation = animatePart('', {
    '--spread-from': [middle, middle],
    '--spread': closes ? radii.reverse() : radii,
    ...(color && { '--spread-light': [color, color] }),
  });
  latest = animation;
  // A microtask, so before the next frame: without a radius, the light would show nothing.
  const end = () => {
    if (latest === animation) delete dataset.spread;
  };
  animation.finished.then(end, end);
  return { reach, animation };
}
