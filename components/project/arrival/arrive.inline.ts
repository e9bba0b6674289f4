import { spreadMs } from '@/lib/constants.mjs';
import { animatePart, cancelDefaults, spreadLight } from '../../lamp/spread';
import { nameArt } from './name-art';

// Runs at the start of a project's page, before the browser shows it.

/** How long the old page takes to make way: its letters have gone before the first of the new page come. */
const clearMs = 80;

addEventListener('pagereveal', async ({ viewTransition }) => {
  const art = document.querySelector<HTMLElement>('[data-project] picture');
  if (!viewTransition || !art) return;
  nameArt(art);
  viewTransition.finished.finally(() => nameArt(null));
  // Rejected if the browser skips the transition.
  await viewTransition.ready.then(() => travel(art)).catch(() => {});
});

/** Does nothing if only the new page has the picture: the visitor came from elsewhere. */
function travel(art: HTMLElement) {
  const group = getComputedStyle(document.documentElement, '::view-transition-group(art)');
  if (group.animationName === 'none') return;
  cancelDefaults();
  const { e, f } = new DOMMatrix(group.transform);
  const old = new DOMRect(e, f, Number.parseFloat(group.width), Number.parseFloat(group.height));
  const color = getComputedStyle(art).getPropertyValue('--project-glow');
  const { animation } = spreadLight(old, false, color);
  animation.effect?.updateTiming({ delay: clearMs, duration: spreadMs - clearMs });
  animatePart('-old(root)', { opacity: [1, 0, 0], offset: [0, 0.4, 1] });
  // Both pages show a part of one picture. The one that shows more travels, and is cut at the edges on its way: the other
  // would be larger, with its edges lost. The old picture is loaded; the new one is sharper in the end.
  const showsMore = shareOf(art, art.getBoundingClientRect()) > shareOf(art, old) + 0.01;
  if (showsMore) animatePart('-old(art)', { opacity: [0, 0] });
  else animatePart('-new(art)', { opacity: [0, 0, 1], offset: [0, 0.95, 1] });
}

/** @returns the share of a picture that a box shows, which it fills */
function shareOf(art: HTMLElement, { width, height }: DOMRect): number {
  const image = art.querySelector('img');
  const ratio =
    (width / height) *
    (Number(image?.getAttribute('height')) / Number(image?.getAttribute('width')));
  return Math.min(ratio, 1 / ratio);
}
