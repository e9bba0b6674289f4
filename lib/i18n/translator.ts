import { createTranslator, type Messages } from 'next-intl';
import type { Locale } from './locales';
import { missingMessage } from './missing-message';

/** Translates outside of a page's own language, where next-intl has nothing to go by. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, ...missingMessage });
}

export type Translator = ReturnType<typeof translatorFor>;
