import { fontWaitMs } from '@/lib/constants.json';

// Runs at the end of each page. What follows the first view waits a moment for the site's fonts: lines that break elsewhere
// in a font that comes later would move what the visitor reads. A page that does not begin at its top waits for nothing,
// because the browser scrolls to what follows.
const style = document.querySelector<SVGStyleElement>('#late-styles style');
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (style && navigation?.type === 'navigate' && !navigation.name.includes('#')) {
  // The visitor's own fonts have two words: see `scripts/content/fallback-fonts.ts`.
  const own = [...document.fonts].filter(({ family }) => !family.includes(' '));
  const show = () => {
    style.media = '';
  };
  style.media = 'not all';
  Promise.all(own.map((face) => face.load())).then(show, show);
  setTimeout(show, fontWaitMs);
}
