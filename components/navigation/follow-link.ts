import { assetPath } from '@/lib/asset-path';
import { navigationTimeoutMs } from '@/lib/constants.mjs';

let timer: ReturnType<typeof setTimeout>;
/** The path of a page that Next has not shown yet. */
let awaited: string | undefined;

/**
 * Completes what Next does for a link. A link to the page that is shown leads to its top, as it does without React: Next does
 * nothing. If Next does not show another page in time, its document is loaded: Turbopack waits forever for a script that stalls,
 * or that a sign-in page replaces. On a very slow line the document loads a second time; nothing is lost.
 * @param href of the link, without the site's base path
 */
export function followLink(href: string): void {
  endWait();
  const path = assetPath(href);
  if (path === location.pathname) {
    scrollTo(0, 0);
    focusMain();
    return;
  }
  awaited = path;
  const load = () => path === awaited && location.assign(path);
  timer = setTimeout(() => {
    // A slow processor may still be drawing the page, which the document would replace as soon as it appears. Safari has no
    // `requestIdleCallback`.
    if (!('requestIdleCallback' in window)) load();
    else requestIdleCallback(load, { timeout: navigationTimeoutMs });
  }, navigationTimeoutMs);
}

/** Ends the wait for a page. `navigation.tsx` calls it when the page has changed. */
export function endWait(): void {
  clearTimeout(timer);
  awaited = undefined;
}

export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
