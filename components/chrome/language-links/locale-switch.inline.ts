import { queryIn } from '@/lib/i18n/current-url';
import { storeChosenLocale } from '@/lib/i18n/detect';
import { locales } from '@/lib/i18n/locales';
import { isModified } from '@/lib/modified-click';
import { passPosition } from '@/lib/scroll-position';

/** Answers a click on a link to the page in a language: see `end.inline.ts`. */
export function switchLanguage(element: HTMLElement, event: MouseEvent): void {
  const link = element as HTMLAnchorElement;
  const locale = locales.find((each) => each === link.dataset.locale);
  if (!locale) return;
  link.search = queryIn(locale, storeChosenLocale(locale));
  if (isModified(event)) return;
  event.preventDefault();
  // In the bar, the same place has the link back. The menu of the next page is closed.
  const focused = link.closest('header') ? '[data-locale]' : '[popovertarget]';
  passPosition(link.pathname, event.detail === 0 ? focused : undefined);
  // Replaces the history entry. Back to a URL without a locale prefix would redirect to the chosen language again.
  location.replace(link.href);
}
