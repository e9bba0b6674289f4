/**
 * Resolves when the frame that answers an input is on its way to the screen, so that what follows does not hold it up.
 * A hidden page has no frames: it waits a tenth of a second at most.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
