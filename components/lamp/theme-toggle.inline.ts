import { nextPaint } from '@/lib/next-paint';
import { fetchPictures } from '../parts/shown-pictures';
import { loadLate } from '../runtime/load-late';
import { switchTheme, syncLamps, watchTheme } from './theme';

// Runs at the end of each page, so that the lamps work at once.
watchTheme(syncLamps);

for (const type of ['pointerover', 'focusin']) {
  addEventListener(type, ({ target }) => {
    if (!(target as Element).closest('[data-lamp]')) return;
    fetchPictures();
    loadLate();
  });
}

/** Answers a click on a lamp: see `end.inline.ts`. */
export async function toggleTheme(
  lamp: HTMLElement,
  { detail, target }: MouseEvent,
): Promise<void> {
  const byKey = detail === 0;
  // The drag itself decides about the theme.
  if (!byKey && 'dragged' in lamp.dataset) return;
  // A theme restyles every element, so the lamp answers first.
  await nextPaint();
  // The light is a part of the late script. While it is loading, nobody cancels the event, and the theme changes at once.
  const change = new CustomEvent('themechange', { cancelable: true, detail: target });
  if (byKey || dispatchEvent(change)) switchTheme();
}
