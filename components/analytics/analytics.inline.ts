import type { Analytics } from '@/lib/analytics';

// Runs at the end of each page. Plausible and Umami detect soft navigations themselves; GoatCounter does not.

const analytics: Analytics = JSON.parse(document.currentScript?.dataset.inline ?? '');

declare global {
  interface Window {
    goatcounter?: { count?: (view: { path: string }) => void };
    /** Set by Plausible's snippet for its script; `o` holds the options. */
    plausible?: { o: object };
  }
}

const script = document.createElement('script');
script.async = true;
script.src = analytics.src;
for (const [name, value] of Object.entries(analytics.attributes)) script.setAttribute(name, value);
if (/\/pa-/.test(analytics.src)) window.plausible = Object.assign(() => {}, { o: {} });
// Loads after the page, so that analytics does not delay it.
addEventListener('load', () => setTimeout(() => document.head.append(script)));

let path = location.pathname;

function countNavigation() {
  if (location.pathname === path) return;
  path = location.pathname;
  window.goatcounter?.count?.({ path });
}

if (analytics.attributes['data-goatcounter']) {
  const { pushState } = history;
  history.pushState = function pushAndCount(...state) {
    pushState.apply(this, state);
    // Next sets the new title after this call.
    setTimeout(countNavigation);
  };
  addEventListener('popstate', () => setTimeout(countNavigation));
}
