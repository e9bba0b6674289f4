import { attempt } from '@/lib/attempt';
import { navigationEntry } from '@/lib/navigation-entry';
import { positionKey } from '@/lib/scroll-position';

// Runs in the head of each page. A page reached by Back or Forward, a reloaded page and one in the language that was just
// chosen do not begin at the top: the browser draws nothing until it has the whole page, and then the part that the
// visitor last saw.
const hasPosition = attempt(() => sessionStorage.getItem(positionKey));
if (navigationEntry()?.type !== 'navigate' || hasPosition) {
  const link = document.createElement('link');
  link.rel = 'expect';
  link.href = '#page-end';
  link.setAttribute('blocking', 'render');
  document.head.append(link);
}
