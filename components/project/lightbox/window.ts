import type PhotoSwipe from 'photoswipe';

/** The part of the page that is in the window. Every document with a window has it. */
const shown = visualViewport as VisualViewport;

/** Keeps the pictures and buttons in the window of a visitor who has enlarged the page with two fingers. */
export function followWindow(pswp: PhotoSwipe): void {
  const done = new AbortController();
  for (const type of ['resize', 'scroll']) {
    shown.addEventListener(type, () => pswp.updateSize(true), { signal: done.signal });
  }
  pswp.on('close', () => done.abort());
  pswp.on('updateScrollOffset', () => {
    Object.assign(pswp.offset, { x: shown.pageLeft, y: shown.pageTop });
  });
  pswp.addFilter('thumbBounds', (bounds) => {
    const { x = 0, y = 0, w = 0 } = bounds ?? {};
    return { x: x - shown.offsetLeft, y: y - shown.offsetTop, w };
  });
}

/** Covers what is in the window. @returns its size */
export function coverWindow({ element }: PhotoSwipe) {
  Object.assign(element?.style ?? {}, {
    translate: `${shown.offsetLeft}px ${shown.offsetTop}px`,
    width: `${shown.width}px`,
    height: `${shown.height}px`,
  });
  // Without the scroll bar.
  return { x: element?.clientWidth ?? 0, y: element?.clientHeight ?? 0 };
}
