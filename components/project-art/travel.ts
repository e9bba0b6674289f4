import { projectRoute } from '@/lib/routes';
import { animatePart, cancelDefaults, spreadLight } from '../spread/spread';

/**
 * Shows the new page in a light that spreads from the picture that was pressed, which travels above it. Does nothing where
 * the picture does not travel: with reduced motion, or if one of the pages does not have it.
 * @param id the project of the picture that travels in the view transition that is running
 */
export function spreadFromArt(id: number | string): void {
  const group = `::view-transition-group(art-${id})`;
  const style = getComputedStyle(document.documentElement, group);
  if (style.animationName === 'none') return;
  const { e, f } = new DOMMatrix(style.transform);
  const [width, height] = [style.width, style.height].map(Number.parseFloat);
  cancelDefaults();
  const lit = document.querySelector(`[data-project="${id}"], main a[href$="${projectRoute(id)}"]`);
  const color = lit ? getComputedStyle(lit).getPropertyValue('--project-glow') : '';
  spreadLight(new DOMRect(e, f, width, height), false, color);
  // Two headings in the light's edge cannot be read: the old page makes way for the new room.
  animatePart('-old(root)', { opacity: [1, 0, 0], offset: [0, 0.5, 1] });
}
