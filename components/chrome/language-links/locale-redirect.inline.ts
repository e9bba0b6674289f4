import { currentUrlIn, pathLocale } from '@/lib/i18n/current-url';
import { cacheLocale, detectLocale } from '@/lib/i18n/detect';
import { defaultLocale } from '@/lib/i18n/locales';
import { whenShown } from '@/lib/when-shown';

// Runs in the head of each page, before the first paint.
whenShown(redirect);
// A page from the back/forward cache does not know the language that was chosen meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && redirect());

function redirect() {
  const prefix = pathLocale();
  const locale = detectLocale(prefix);
  // A URL prefix applies to this page only, so it is not stored.
  if (locale === prefix) return;
  cacheLocale(locale);
  // An archive can redirect back to this URL. Then this page is its own referrer.
  const isBack = document.referrer === location.href.replace(/#.*/, '');
  if (isBack || (!prefix && locale === defaultLocale)) return;
  location.replace(currentUrlIn(locale));
}
