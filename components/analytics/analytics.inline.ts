import type { Analytics } from '@/lib/analytics';

// Runs at the end of each page. Plausible and Umami notice soft navigations by themselves; GoatCounter does not.

const analytics: Analytics = JSON.parse(document.currentScript?.dataset.inline ?? '');

declare global {
  interface Window {
    goatcounter?: { count?: (view: { path: string }) => void };
    /** What Plausible's own snippet leaves for its script: `o` are the options to start with. */
    plausible?: { o: object };
  }
}

const script = document.createElement('script');
script.async = true;
script.src = analytics.src;
for (const [name, value] of Object.entries(analytics.attributes)) script.setAttribute(name, value);
if (/\/pa-/.test(analytics.src)) window.plausible = Object.assign(() => {}, { o: {} });
// Counting may wait until the visitor has the page.
addEventListener('load', () => setTimeout(() => document.head.append(script)));

let path = location.pathname;

function countNext() {
  if (location.pathname === path) return;
  path = location.pathname;
  window.goatcounter?.count?.({ path });
}

if (analytics.attributes['data-goatcounter']) {
  const { pushState } = history;
  history.pushState = function pushAndCount(...state) {
    pushState.apply(this, state);
    // The new page's title comes with the page.
    setTimeout(countNext);
  };
  addEventListener('popstate', () => setTimeout(countNext));
}
