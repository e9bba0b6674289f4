import { isModified } from '@/lib/modified-click';

// Runs at the end of each page. Until `start-enlarging.ts` listens, a press on a picture starts React at once and waits for
// it. If the scripts fail, the link opens the file, as it does without scripts.

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-enlarges]')];

let isReady = false;
let waiting = -1;

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-enlarges]');
  if (isReady || !link || isModified(event)) return;
  event.preventDefault();
  waiting = links().indexOf(link);
  dispatchEvent(new Event('hydrate'));
});

addEventListener('enlargerready', () => {
  isReady = true;
  links()[waiting]?.click();
  waiting = -1;
});

addEventListener('hydrationfailed', () => {
  const link = links()[waiting];
  if (link) location.assign(link.href);
});
