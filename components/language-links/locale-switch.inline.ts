import { queryIn } from '@/lib/i18n/current-url';
import { storeChosenLocale } from '@/lib/i18n/detect';
import { locales } from '@/lib/i18n/locales';
import { isModified } from '@/lib/modified-click';
import { passPosition } from '@/lib/scroll-position';

// Runs at the end of each page, so that the language links work before hydration.

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-locale]');
  const locale = locales.find((each) => each === link?.dataset.locale);
  if (!link || !locale) return;
  link.search = queryIn(locale, storeChosenLocale(locale));
  link.hash = location.hash;
  if (isModified(event)) return;
  event.preventDefault();
  passPosition(link.pathname, event.detail === 0);
  // Replaces the history entry. Back to a URL without a locale prefix would redirect to the chosen language again.
  location.replace(link.href);
});
