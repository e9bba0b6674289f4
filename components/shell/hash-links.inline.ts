import { isModified } from '@/lib/modified-click';

// At the end of each page. A link within the page (To Top, the skip link) adds no history entry: Next ignores Back to an
// entry that it has not written, and would leave the visitor on the page they wanted to leave.

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || isModified(event)) return;
  event.preventDefault();
  const { state } = history;
  const { href } = location;
  // The browser scrolls and moves the focus as it does for any link to a fragment.
  location.replace(link.hash);
  history.replaceState(state, '', href);
});
