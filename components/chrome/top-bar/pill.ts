// Tells the styles of the pill, which holds the lamp and the menu button, the direction of the last scroll. What the visitor
// reads stays clear: only a scroll up, a tap on empty ground or the end of the page brings both buttons back.

/** Pixels from the top of a page within which its bar is seen. */
const barHeight = 64;

// The scroll to the place of a page that is returned to moves nothing.
let scrolledTo = scrollY;

addEventListener('scroll', () => {
  // Safari bounces above the top.
  const top = Math.max(scrollY, 0);
  const isEnd = top + innerHeight > document.documentElement.scrollHeight - barHeight;
  follow(isEnd || top < scrolledTo ? 'up' : 'down');
  scrolledTo = top;
});

// Not `click`: Safari sends none to an element without an action. A finger that scrolls ends with `pointercancel`.
addEventListener('pointerup', ({ target }) => {
  if (!(target as Element).closest('a, button, label, input, textarea, select, video'))
    follow('up');
});

function follow(direction: 'down' | 'up') {
  const pill = document.querySelector<HTMLElement>('[data-pill]');
  if (!pill) return;
  // Absent at the top of a page.
  if (scrollY < barHeight) delete pill.dataset.scrolled;
  else pill.dataset.scrolled = direction;
}

export {};
