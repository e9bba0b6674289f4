/**
 * Prepares the page for React's view transitions.
 * @returns a function that removes the listeners
 */
export function startTransitions(): () => void {
  // Without it, React leaves the page out of a transition in which only pictures travel.
  document.documentElement.style.viewTransitionName = 'root';
  const done = new AbortController();
  // If a phone is turned during a transition, or the visitor is faster, the browser shows the new page at once. React
  // reports that as an error.
  for (const type of ['error', 'unhandledrejection']) {
    addEventListener(
      type,
      (event) => {
        const { error, reason } = event as ErrorEvent & PromiseRejectionEvent;
        const fault = error ?? reason;
        const isTransition = fault instanceof DOMException && /transition/i.test(fault.message);
        if (isTransition) event.preventDefault();
      },
      { signal: done.signal },
    );
  }
  return () => done.abort();
}
