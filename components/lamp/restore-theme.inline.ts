import { attempt } from '@/lib/attempt';
import { storageKey } from './theme';

/** Applies the theme that the visitor chose on another page. `watchTheme` reports the change. */
function restoreTheme() {
  const stored = attempt(() => localStorage.getItem(storageKey));
  if (stored === 'day' || stored === 'night') document.documentElement.dataset.theme = stored;
}

// Runs in the head of each page, before the first paint. A page from the back/forward cache, and one in another window, still
// have the old theme.
restoreTheme();
for (const type of ['pageshow', 'storage']) addEventListener(type, restoreTheme);
