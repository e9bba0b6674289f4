import { addressIn, namedLocale } from '@/lib/i18n/address';
import { cacheLocale, detectLocale } from '@/lib/i18n/detect';
import { defaultLocale } from '@/lib/i18n/locales';

// Stands in the head of each page and runs before anything is painted; a test keeps it under 1 kB.

const wanted = detectLocale(namedLocale);
// An address that names its language says nothing of what the visitor wants elsewhere.
if (wanted !== namedLocale) {
  cacheLocale(wanted);
  if (namedLocale || wanted !== defaultLocale) location.replace(addressIn(wanted));
}
