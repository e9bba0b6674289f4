/**
 * Resolves after the next frame, so that slow work does not delay the feedback to an input. A hidden page renders no
 * frames, so it resolves after 100 ms at the latest.
 */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 100);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
