import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from './locales';
import { missingMessage } from './missing-message';

/** For code that has no request locale or needs another one: next-intl's own functions translate into that only. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, ...missingMessage });
}

export type Translator = ReturnType<typeof translatorFor>;
