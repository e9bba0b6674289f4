// Runs at the end of each page, so that it works before hydration. On a touch screen, the first touch of a window only
// shows the project's name, as a mouse does by hovering. The second opens the project. A touch elsewhere hides the name.

let named: HTMLElement | null = null;
let isTouch = false;

addEventListener('pointerdown', ({ target, pointerType }) => {
  isTouch = pointerType === 'touch';
  if (named?.contains(target as Node)) return;
  named?.removeAttribute('data-named');
  named = null;
});

// Screen readers cannot follow the focus to a window.
addEventListener('mousedown', (event) => {
  if ((event.target as Element).closest('[data-window]')) event.preventDefault();
});

/** Answers a click on a window: see `end.inline.ts`. */
export function showName(link: HTMLElement, event: Event): void {
  if (!isTouch || link === named) return;
  event.preventDefault();
  link.dataset.named = '';
  named = link;
}
