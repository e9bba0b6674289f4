import { createTranslator, type IntlError, IntlErrorCode, type Messages } from 'next-intl';
import type { Locale } from './locales';

/** A missing message shows its key, and the page still works. Any other error is a bug and stops the build. */
export function onError(error: IntlError): void {
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
}

/** For code that has no request locale, or needs another one. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, onError });
}

export type Translator = ReturnType<typeof translatorFor>;
