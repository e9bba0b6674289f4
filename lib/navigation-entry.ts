/**
 * @returns how the browser came to this document. `type` is `navigate`, `reload` or `back_forward`; `name` is the URL, also
 * with a text fragment. Undefined where the browser hides it from pages.
 */
export function navigationEntry(): PerformanceNavigationTiming | undefined {
  return performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
}
