import { currentLight, switchLight, syncThemeColor, watchLight } from './light';

// Stands at the end of each page, so that the lamp works before any other script has come.
syncThemeColor();
// Next writes the page's own colours anew with each navigation.
new MutationObserver(syncThemeColor).observe(document.head, { childList: true });

// As `components/lamp/lamp-switch.tsx` does from the moment that it is hydrated.
function press() {
  for (const lamp of document.querySelectorAll('[data-lamp]')) {
    lamp.setAttribute('aria-pressed', String(currentLight() === 'day'));
  }
}
press();
watchLight(press);

addEventListener('click', ({ target }) => {
  const lamp = (target as Element).closest('[data-lamp]');
  if (lamp) switchLight(lamp);
});
