import { projectRoute } from '@/lib/routes';
import { animatePart, cancelDefaults, spreadLight } from '../spread/spread';

/**
 * Shows the new page in a light that spreads from the picture that was pressed, which travels above it. Does nothing where
 * the picture does not travel: with reduced motion, or if one of the pages does not have it.
 * @param id the project of the picture that travels in the view transition that is running
 */
export function spreadFromArt(id: number | string): void {
  const group = `group(art-${id})`;
  const style = getComputedStyle(document.documentElement, `::view-transition-${group}`);
  if (style.animationName === 'none') return;
  const from = placeOf(style);
  cancelDefaults();
  const to = placeOf(style);

  spreadLight(from, false, glowOf(id));
  // Two headings in the light's edge cannot be read: the old page makes way for the new room.
  animatePart('-old(root)', { opacity: [1, 0, 0], offset: [0, 0.5, 1] });
  // The name on the picture of a scene comes last.
  animatePart('-new(scene-name)', { opacity: [0, 0, 1] });

  // The picture has its final size from the start. It is scaled to cover its old place and clipped to that shape. Cards
  // show the top of an upright picture, so its top travels.
  const isUpright = [from, to].some(({ width, height }) => height > width);
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const cut = (before: number, after: number) => 100 * (1 - before / (after * scale));
  const sides = cut(from.width, to.width) / 2;
  const rows = cut(from.height, to.height);
  const above = isUpright ? 0 : rows / 2;
  const x = from.x - (to.width * scale * sides) / 100;
  const y = from.y - (to.height * scale * above) / 100;
  animatePart(`-${group}`, {
    transformOrigin: ['0 0', '0 0'],
    transform: [`translate(${x}px, ${y}px) scale(${scale})`, `translate(${to.x}px, ${to.y}px)`],
    clipPath: [`inset(${above}% ${sides}% ${rows - above}%)`, 'inset(0%)'],
    // Browsers move the light on the main thread. With this property, Chromium does so with the picture too: while React works,
    // it would run ahead of the light.
    '--spread': ['0px', '0px'],
  });
}

/** @returns the colour of a project's light, on its page or on its card */
function glowOf(id: number | string): string {
  const lit = document.querySelector(`[data-project="${id}"], main a[href$="${projectRoute(id)}"]`);
  return lit ? getComputedStyle(lit).getPropertyValue('--project-glow') : '';
}

/** @returns where a part of a view transition is in the window */
function placeOf({ transform, width, height }: CSSStyleDeclaration): DOMRect {
  const { e, f } = new DOMMatrix(transform);
  return new DOMRect(e, f, Number.parseFloat(width), Number.parseFloat(height));
}
