import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/**
 * Every text of a language, as `scripts/content/prepare.ts` read it. For the server: a client component gets its strings
 * as props.
 */
export async function messagesIn(locale: Locale): Promise<Messages> {
  return (await import(`../../.content/messages/${locale}.json`)).default;
}
