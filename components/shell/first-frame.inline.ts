// Runs in the head of each page. When a visitor arrives, the first frame leaves out what is below the heading (the mixin
// `next-frame`). A visitor who returns to a place in the page must see that place at once.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (entry?.type === 'navigate' && !location.hash) {
  const { dataset } = document.documentElement;
  dataset.arriving = '';
  addEventListener('load', () => {
    delete dataset.arriving;
  });
}

export {};
