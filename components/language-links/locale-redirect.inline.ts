import { currentUrlIn, pathLocale } from '@/lib/i18n/current-url';
import { cacheLocale, detectLocale } from '@/lib/i18n/detect';
import { defaultLocale } from '@/lib/i18n/locales';

// Runs in the head of each page, before the first paint. A test limits its size to 1 kB.

const locale = detectLocale(pathLocale);
// A URL prefix applies to this page only, so it is not stored.
if (locale !== pathLocale) {
  cacheLocale(locale);
  if (pathLocale || locale !== defaultLocale) location.replace(currentUrlIn(locale));
}
