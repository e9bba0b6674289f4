import { assetPath } from '@/lib/asset-path';
import { navigationTimeoutMs } from '@/lib/constants.mjs';

let timer: ReturnType<typeof setTimeout>;

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
  } else timer = setTimeout(() => location.assign(path), navigationTimeoutMs);
}

/** Ends the wait for a page. `navigation.tsx` calls it when the page has changed. */
export function endWait(): void {
  clearTimeout(timer);
}

export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}
