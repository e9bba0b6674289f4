import { createTranslator, type IntlError, IntlErrorCode, type Messages } from 'next-intl';
import type { Locale } from './locales';

/** A missing message shows its key, and the page still works. Any other error is a bug and stops the build. */
export const missingMessage = {
  getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) =>
    [namespace, key].filter(Boolean).join('.'),
  onError: (error: IntlError) => {
    if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
  },
};

/** For code that has no request locale or needs another one: next-intl's own functions translate into that only. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, ...missingMessage });
}

export type Translator = ReturnType<typeof translatorFor>;
