/** Calls a function at once, or as soon as the visitor opens a page that the browser has rendered ahead. */
export function whenShown(run: () => void): void {
  const { prerendering } = document as Document & { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
