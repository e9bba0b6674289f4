import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/** Every text of a language. For the server: a client component is handed its own strings. */
export async function messagesIn(locale: Locale): Promise<Messages> {
  return (await import(`../../messages/${locale}.json`)).default;
}
