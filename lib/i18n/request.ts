import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { localeAt } from './locales';
import { messagesIn } from './messages';
import { onError } from './translator';

export default getRequestConfig(async () => {
  // Undefined under app/(default), whose URLs have no locale prefix.
  const locale = localeAt(await rootLocale());
  return {
    locale,
    messages: await messagesIn(locale),
    timeZone: 'UTC',
    onError,
  };
});
