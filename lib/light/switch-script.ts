import { switchLight, syncThemeColor } from './light';

// Stands at the end of each page, so that the lamp works before any other script has come.
syncThemeColor();
// Next writes the page's own colours anew with each navigation.
new MutationObserver(syncThemeColor).observe(document.head, { childList: true });

addEventListener('click', ({ target }) => {
  const lamp = (target as Element).closest('[data-lamp]');
  if (lamp) switchLight(lamp);
});
