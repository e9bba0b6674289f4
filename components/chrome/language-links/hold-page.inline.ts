import { attempt } from '@/lib/attempt';
import { pictureWaitMs } from '@/lib/constants.mjs';
import { positionKey } from '@/lib/scroll-position';
import { cancelDefaults } from '../../lamp/spread';
import { decodePictures } from '../../parts/shown-pictures';

// Runs in the head of each page. In the language that was just chosen, only the words change: the old page stays in view
// until the new one has its fonts and pictures. A fade would show both languages, one over the other.
if (attempt(() => sessionStorage.getItem(positionKey))) {
  addEventListener('pagereveal', async ({ viewTransition }) => {
    // A page that Back loads has a position too, but no transition.
    if (!viewTransition) return;
    // Rejected if the browser skips the transition.
    await viewTransition.ready.catch(() => {});
    cancelDefaults();
    const held = ['old', 'new'].map((page) => {
      const opacity = page === 'old' ? 1 : 0;
      return document.documentElement.animate(
        { opacity: [opacity, opacity] },
        { duration: pictureWaitMs, pseudoElement: `::view-transition-${page}(root)` },
      );
    });
    await Promise.all([document.fonts.ready, decodePictures()]);
    for (const each of held) each.cancel();
  });
}
