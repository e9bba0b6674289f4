import { isModified } from '@/lib/modified-click';

// Runs at the end of each page. A press on a picture gets here only until `start-enlarging.ts` listens: it starts React at
// once, and waits for it. If the scripts fail, the link opens the file, as it does without scripts.

let waiting: HTMLAnchorElement | null = null;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarges]');
  if (!link || isModified(event)) return;
  event.preventDefault();
  waiting = link;
  dispatchEvent(new Event('hydrate'));
});

addEventListener('enlargerready', () => {
  // React may have replaced the link.
  const href = waiting?.getAttribute('href');
  document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click();
  waiting = null;
});

addEventListener('hydrationfailed', () => {
  if (waiting) location.assign(waiting.href);
});
