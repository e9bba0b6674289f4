import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { missingMessage } from './missing-message';

export default getRequestConfig(async () => {
  // Undefined below app/(default), whose addresses carry no language.
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: (await import(`../../messages/${locale}.json`)).default,
    timeZone: 'Asia/Baku',
    ...missingMessage,
  };
});
