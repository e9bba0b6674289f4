import { addressIn } from '@/lib/i18n/address';
import { storeChoice, toLocale } from '@/lib/i18n/detect';
import { isModified } from '@/lib/modified-click';

// Stands at the end of each page, so that a choice of language works before any other script has come.

/** Where the page in the other language picks up from this one: [path, scroll offset, whether by a key]. */
const placeKey = 'place';

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]');
  const locale = toLocale(link?.dataset.locale);
  if (!link || !locale) return;
  storeChoice(locale);
  link.href = addressIn(locale);
  if (isModified(event)) return;
  event.preventDefault();
  try {
    const place = [link.pathname, scrollY, event.detail === 0];
    sessionStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Without storage the other page begins at its top.
  }
  // Back must not lead to the page in the language just left: where its address names no language, it would lead straight
  // to the chosen one again.
  location.replace(link.href);
});

// The focus comes into the menu when it opens: the page in the other languages is fetched ahead. Not by a prefetching link,
// which Safari does not follow and Firefox takes for a breach of the policy; the price is Chromium asking for it anew.
const fetched = new Set<string>();
addEventListener('focusin', ({ target }) => {
  for (const { href } of (target as Element)
    .closest('dialog')
    ?.querySelectorAll<HTMLAnchorElement>('a[data-locale]:not([aria-current])') ?? []) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    fetch(href, { priority: 'low' })
      .then((response) => response.text())
      .catch(() => fetched.delete(href));
  }
});

try {
  const [path, top, byKey] = JSON.parse(sessionStorage.getItem(placeKey) ?? '');
  sessionStorage.removeItem(placeKey);
  if (path === location.pathname) {
    // Until all is there, what grows above must not move the place.
    document.documentElement.style.overflowAnchor = 'none';
    addEventListener('load', () =>
      document.documentElement.style.removeProperty('overflow-anchor'),
    );
    scrollTo({ top, behavior: 'instant' });
    if (byKey) document.querySelector<HTMLElement>('[commandfor]')?.focus();
  }
} catch {
  // No choice came before.
}
