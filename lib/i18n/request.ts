import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { messagesIn } from './messages';
import { onError } from './translator';

export default getRequestConfig(async () => {
  // Undefined under app/(default), whose URLs have no locale prefix.
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: await messagesIn(locale),
    timeZone: 'UTC',
    onError,
  };
});
