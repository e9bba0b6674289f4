import './pendulum';
import { currentTheme, syncThemeColor, toggleTheme, watchTheme } from './theme';

// Runs at the end of each page, so that the toggle works before hydration.
syncThemeColor();
// Next rewrites the theme-color elements on each navigation.
new MutationObserver(syncThemeColor).observe(document.head, { childList: true });

// `theme-toggle.tsx` does the same after hydration.
function syncPressed() {
  for (const lamp of document.querySelectorAll('[data-lamp]')) {
    lamp.setAttribute('aria-pressed', String(currentTheme() === 'day'));
  }
}
syncPressed();
watchTheme(syncPressed);

addEventListener('click', ({ target, detail }) => {
  const lamp = (target as Element).closest('[data-lamp]');
  const byKey = detail === 0;
  if (lamp) toggleTheme(byKey ? undefined : lamp).release(true);
});
