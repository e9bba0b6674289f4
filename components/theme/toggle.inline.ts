import { nextPaint } from '@/lib/next-paint';
import { nightQuery, startThemeChange, syncTheme } from './theme';

// Runs at the end of each page, so that the toggle works before hydration.
syncTheme();
matchMedia(nightQuery).addEventListener('change', syncTheme);
// The menu opens or closes. Older browsers do not report it of a modal dialog, and keep the page's colour.
addEventListener('toggle', syncTheme, true);
// Next rewrites the theme-color elements on each navigation.
new MutationObserver(syncTheme).observe(document.head, { childList: true });

addEventListener('click', async ({ target, detail }) => {
  const lamp = (target as Element).closest('[data-lamp]');
  if (!lamp) return;
  const byKey = detail === 0;
  // A theme restyles every element, so the lamp answers first.
  await nextPaint();
  startThemeChange(byKey ? undefined : lamp).release(true);
});
