let finishPending: (() => void) | undefined;

/** The scroll position at which this document left each entry of the history. */
const tops = new Map<string, number>();

/**
 * React shows a page of the history without a view transition if it handles it during `popstate`, because the browser
 * restores the scroll position right after that event. So Next gets the event later, and `finishTraversal` restores the
 * position: Firefox's own `event.scroll()` scrolls to the top. An unknown position is left to the browser and to Next,
 * without a transition. So is every page without the Navigation API or with reduced motion.
 * @returns a function that removes the listeners
 */
export function delayTraversals(): () => void {
  const done = new AbortController();
  const { signal } = done;
  const root = document.documentElement;
  // Without it, React leaves the page out of a transition in which only pictures travel.
  root.style.viewTransitionName = 'root';
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      const { navigationType, destination, canIntercept, hasUAVisualTransition } = event;
      // Next replaces the state of the entry that it shows.
      if (navigationType === 'replace') return;
      finishPending = undefined;
      const { index = 0, key = '' } = window.navigation.currentEntry ?? {};
      tops.set(key, scrollY);
      const isTraversal = navigationType === 'traverse';
      // Read by `components/project-art/travel.ts`.
      root.toggleAttribute('data-goes-back', isTraversal && destination.index < index);
      const isSamePage = new URL(destination.url).pathname === location.pathname;
      const top = tops.get(destination.key);
      if (!isTraversal || !destination.sameDocument || !canIntercept || isSamePage) return;
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // A swipe has already moved the page.
      if (top === undefined || reducedMotion || hasUAVisualTransition) return;
      const handler = () =>
        new Promise<void>((resolve) => {
          finishPending = () => {
            finishPending = undefined;
            scrollTo({ top, behavior: 'instant' });
            resolve();
          };
        });
      event.intercept({ scroll: 'manual', focusReset: 'manual', handler });
    },
    { signal },
  );
  addEventListener(
    'popstate',
    (event) => {
      // The browser moves the page after this event, unless its navigation waits for `finishTraversal`.
      if (!event.isTrusted || !window.navigation?.transition) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new PopStateEvent('popstate', { state: event.state })));
    },
    { capture: true, signal },
  );
  return () => done.abort();
}

/** Call this when the page has changed, before the browser paints it. */
export function finishTraversal(): void {
  finishPending?.();
}
