import { nextPaint } from '@/lib/next-paint';
import { fetchPictures } from '../picture/shown-pictures';
import { nightQuery, startThemeChange, syncTheme } from './theme';

// Runs at the end of each page, so that the toggle works before hydration.
syncTheme();
matchMedia(nightQuery).addEventListener('change', syncTheme);
// The menu opens or closes. Older browsers do not report it of a modal dialog, and keep the page's colour.
addEventListener('toggle', syncTheme, true);
const observer = new MutationObserver(syncTheme);
observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
// Next rewrites the theme-color elements on each navigation.
observer.observe(document.head, { childList: true });

/** @returns the lamp that an event is on */
const lampOf = ({ target }: Event) => (target as Element).closest('[data-lamp]');

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, (event) => {
    if (lampOf(event)) fetchPictures();
  });
}

/** Answers a click on a lamp: see `click.inline.ts`. */
export async function toggleTheme(lamp: HTMLElement, { detail }: MouseEvent): Promise<void> {
  const byKey = detail === 0;
  // The pull of the drag has decided about the theme.
  if (!byKey && 'dragged' in lamp.dataset) return;
  // A theme restyles every element, so the lamp answers first.
  await nextPaint();
  startThemeChange(byKey ? undefined : lamp).release(true);
}
