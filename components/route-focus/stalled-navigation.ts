import { navigationTimeoutMs } from '@/lib/constants.mjs';

/**
 * Loads a link's page as a document if Next has not shown it in time. Turbopack waits forever for a script that stalls, or
 * that a sign-in page replaces. On a very slow line the document loads a second time; nothing is lost.
 * @returns a function that ends the wait: call it when the page has changed
 */
export function watchNavigations(): () => void {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  addEventListener(
    'click',
    ({ target, defaultPrevented }) => {
      // Next prevents the default of the links that it handles.
      const link = (target as Element).closest('a');
      if (!link || !defaultPrevented || link.pathname === location.pathname) return;
      const { href } = link;
      clearTimeout(timer);
      timer = setTimeout(() => location.assign(href), navigationTimeoutMs);
    },
    { signal: done.signal },
  );
  return () => {
    clearTimeout(timer);
    done.abort();
  };
}
