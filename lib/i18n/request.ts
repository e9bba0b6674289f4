import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from './locales';
import { messagesIn } from './messages';
import { missingMessage } from './missing-message';

export default getRequestConfig(async () => {
  // Undefined below app/(default), whose addresses carry no language.
  const requested = await rootLocale();
  const locale = isLocale(requested) ? requested : defaultLocale;
  return {
    locale,
    messages: await messagesIn(locale),
    timeZone: 'UTC',
    ...missingMessage,
  };
});
