import { attempt } from '@/lib/attempt';

let finishPending: (() => void) | undefined;

/**
 * React shows a page of the history without a view transition if it handles it during `popstate`, because the browser
 * restores the scroll position right after that event. So Next gets the event later, and `finishTraversal` restores the
 * position. Without the Navigation API and with reduced motion, React shows the page at once.
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
      const isTraversal = navigationType === 'traverse';
      const current = window.navigation.currentEntry?.index ?? 0;
      // Read by `components/project-art/travel.ts`.
      root.toggleAttribute('data-goes-back', isTraversal && destination.index < current);
      const isSamePage = new URL(destination.url).pathname === location.pathname;
      if (!isTraversal || !destination.sameDocument || !canIntercept || isSamePage) return;
      const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
      // A swipe has already moved the page.
      if (reducedMotion || hasUAVisualTransition) return;
      const handler = () =>
        new Promise<void>((resolve) => {
          finishPending = () => {
            finishPending = undefined;
            // Throws if the browser has given up this navigation.
            attempt(() => event.scroll());
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
