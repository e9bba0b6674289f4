import { isModified } from '@/lib/modified-click';

// Runs at the end of each page. Links to a fragment ("To top", the skip link) must add no history entry: Next ignores
// Back to an entry that it has not created, and the visitor would stay on the page.

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || isModified(event)) return;
  event.preventDefault();
  const root = document.documentElement;
  // The link loses the focus before the browser scrolls, so with the keyboard no selector knows this link any more.
  root.toggleAttribute('data-to-top', link.hash === '#top');
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-to-top')));
  const { state } = history;
  const { href } = location;
  // The browser scrolls and moves the focus as usual.
  location.replace(link.hash);
  history.replaceState(state, '', href);
});
