import { attempt } from '@/lib/attempt';
import { fontWaitMs } from '@/lib/constants.mjs';
import { navigationEntry } from '@/lib/navigation-entry';
import { whenShown } from '@/lib/when-shown';

// Runs in the head of each page. On a first visit, what follows the first view waits a moment for the site's fonts: lines
// that break elsewhere in a font that comes later would move what the visitor reads. A page that does not begin at its top
// waits for nothing, because the browser scrolls to what follows.
const storageKey = 'has-awaited-fonts';
const { type, name } = navigationEntry() ?? {};
const beginsAtTop = type === 'navigate' && !name?.includes('#');
if (beginsAtTop && !attempt(() => sessionStorage.getItem(storageKey))) {
  const { dataset } = document.documentElement;
  const show = () => {
    delete dataset.awaitsFonts;
    whenShown(() => attempt(() => sessionStorage.setItem(storageKey, 'true')));
  };
  dataset.awaitsFonts = '';
  addEventListener('DOMContentLoaded', () => {
    // The visitor's own fonts have two words: see `scripts/type/fallback-fonts.ts`.
    const own = [...document.fonts].filter(({ family }) => !family.includes(' '));
    Promise.all(own.map((font) => font.load())).then(show, show);
    setTimeout(show, fontWaitMs);
  });
}
