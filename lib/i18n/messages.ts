import type { Messages } from 'next-intl';
import type { Locale } from './locales';

/**
 * Loads all messages of a locale, as `scripts/write/prepare.ts` wrote them. For server components only: client
 * components get their strings as props.
 */
export async function messagesIn(locale: Locale): Promise<Messages> {
  return (await import(`../../.content/messages/${locale}.json`)).default;
}
