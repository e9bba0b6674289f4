import { attempt } from '@/lib/attempt';
import { navigationEntry } from '@/lib/navigation-entry';

// Runs in the head of each page, before the first paint. Marks every page but the first one of a visit with `data-returns`:
// the lamp lights up once, not again on Back, on a reload, in the other language or on a later page.
const storageKey = 'has-arrived';
// With blocked storage, only the referrer tells. Elsewhere it may be a page that nobody saw, which redirected.
const hasArrived =
  attempt(() => sessionStorage.getItem(storageKey) !== null) ??
  document.referrer.startsWith(`${location.origin}/`);
if (hasArrived || navigationEntry()?.type !== 'navigate')
  document.documentElement.dataset.returns = '';
// A page that redirects, or that the browser renders ahead, is not painted.
requestAnimationFrame(() => attempt(() => sessionStorage.setItem(storageKey, 'true')));
