import { positionKey } from '@/lib/scroll-position';

// Runs at the end of each page. Restores the scroll position that the last document passed.

try {
  const [path, top, focused] = JSON.parse(sessionStorage.getItem(positionKey) ?? '');
  sessionStorage.removeItem(positionKey);
  if (path === location.pathname) {
    // Until the page has loaded, elements that grow above must not move the position.
    document.documentElement.style.overflowAnchor = 'none';
    addEventListener('load', () =>
      document.documentElement.style.removeProperty('overflow-anchor'),
    );
    scrollTo({ top, behavior: 'instant' });
    if (focused) document.querySelector<HTMLElement>(`header ${focused}`)?.focus();
  }
} catch {
  // No document has passed its position.
}
