// Runs at the end of each page, so that it works before hydration. On a touch screen, the first touch of a window only
// shows the project's name, as a mouse does by hovering. The second opens the project. A touch elsewhere hides the name.

const linkAt = (target: EventTarget | null) =>
  (target as Element).closest<HTMLElement>('[data-window]');

let named: HTMLElement | null = null;
/** The window that this touch names; null if the touch opens its project, or is none. */
let touched: HTMLElement | null = null;

addEventListener('pointerdown', ({ target, pointerType }) => {
  const link = linkAt(target);
  touched = pointerType === 'touch' && link !== named ? link : null;
  if (link !== named) name(null);
});

addEventListener(
  'click',
  (event) => {
    if (!touched || linkAt(event.target) !== touched) return;
    event.preventDefault();
    // The other listeners take a prevented click of a link for a navigation.
    event.stopPropagation();
    name(touched);
  },
  true,
);

// Screen readers cannot follow the focus to a window.
addEventListener('mousedown', (event) => {
  if (linkAt(event.target)) event.preventDefault();
});

function name(link: HTMLElement | null) {
  named?.removeAttribute('data-named');
  link?.setAttribute('data-named', '');
  named = link;
}

export {};
