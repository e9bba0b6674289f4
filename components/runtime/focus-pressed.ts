import { navigationEntry } from '@/lib/navigation-entry';

// A page that is returned to has the focus on the link that was pressed, so that the keyboard and screen readers go on there.
// Browsers see to it only for a page from their cache, and Safari not for a mouse.

addEventListener('click', ({ target, detail }) => {
  const link = (target as Element).closest('a');
  if (!link || link.pathname === location.pathname) return;
  const pressed = [...document.links].indexOf(link);
  history.replaceState({ ...history.state, pressed, byKey: detail === 0 }, '');
});

function focusPressed() {
  const { pressed, byKey } = history.state ?? {};
  if (document.activeElement !== document.body) return;
  // Only a key shows where the focus is.
  const options = { preventScroll: true, focusVisible: byKey };
  document.links[pressed]?.focus(options);
}

if (navigationEntry()?.type === 'back_forward') focusPressed();
addEventListener('pageshow', ({ persisted }) => persisted && focusPressed());
