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

  const lit = document.querySelector(`[data-project="${id}"], main a[href$="${projectRoute(id)}"]`);
  spreadLight(from, false, lit ? getComputedStyle(lit).getPropertyValue('--project-glow') : '');
  // Two headings in the light's edge cannot be read: the old page makes way for the new room.
  animatePart('-old(root)', { opacity: [1, 0, 0], offset: [0, 0.5, 1] });

  // Both pages show a crop of one picture, whose whole moves from one place to the other. The new crop has its final size from
  // the start, and is scaled. What the old crop shows beyond the new one lies exactly behind, and is clipped away.
  const img = lit?.closest('article')?.querySelector('img');
  const ratio = img ? img.width / img.height : to.width / to.height;
  const before = wholeOf(from, ratio);
  const after = wholeOf(to, ratio);
  const scale = before.width / after.width;
  const x = before.x + (to.x - after.x) * scale;
  const y = before.y + (to.y - after.y) * scale;
  const old = new DOMRect(
    (from.x - x) / scale,
    (from.y - y) / scale,
    from.width / scale,
    from.height / scale,
  );
  animatePart(`-${group}`, {
    transformOrigin: ['0 0', '0 0'],
    transform: [`translate(${x}px, ${y}px) scale(${scale})`, `translate(${to.x}px, ${to.y}px)`],
    clipPath: [
      `inset(${old.top}px ${to.width - old.right}px ${to.height - old.bottom}px ${old.left}px)`,
      'inset(0px)',
    ],
    // Browsers move the light on the main thread. With this property, Chromium does so with the picture too: while React works,
    // it would run ahead of the light.
    '--spread': ['0px', '0px'],
  });
  const still = (value: string) => [value, value];
  animatePart(`-old(art-${id})`, {
    transform: still(`translate(${old.x}px, ${old.y}px)`),
    width: still(`${old.width}px`),
    height: still(`${old.height}px`),
  });
}

/** @returns the box of the whole picture of which `place` shows a crop, as `cover-crop` in `_mixins.scss` cuts it */
function wholeOf({ x, y, width, height }: DOMRect, ratio: number): DOMRect {
  const whole = Math.max(width, height * ratio);
  const top = ratio < 1 ? 0 : 0.33;
  return new DOMRect(
    x + (width - whole) / 2,
    y + (height - whole / ratio) * top,
    whole,
    whole / ratio,
  );
}

/** @returns where a part of a view transition is in the window */
function placeOf({ transform, width, height }: CSSStyleDeclaration): DOMRect {
  const { e, f } = new DOMMatrix(transform);
  return new DOMRect(e, f, Number.parseFloat(width), Number.parseFloat(height));
}
