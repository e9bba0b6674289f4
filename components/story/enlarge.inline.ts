import { isModified } from '@/lib/modified-click';

// Runs at the end of each page. A picture that is pressed before `start-enlarging.ts` listens starts React at once, and
// waits for it. If the scripts fail, the link opens the file, as it does without scripts.

let waiting: HTMLAnchorElement | null = null;

/** Answers a click on a picture: see `click.inline.ts`. */
export function enlarge(link: HTMLElement, event: MouseEvent): void {
  if (isModified(event)) return;
  event.preventDefault();
  // Whoever enlarges the picture prevents the event.
  if (!dispatchEvent(new CustomEvent('enlarge', { detail: link, cancelable: true }))) return;
  waiting = link as HTMLAnchorElement;
  dispatchEvent(new Event('hydrate'));
}

addEventListener('enlargerready', () => {
  // React may have replaced the link.
  const href = waiting?.getAttribute('href');
  document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  waiting = null;
});

addEventListener('hydrationfailed', () => {
  if (waiting) location.assign(waiting.href);
});
