import { createTranslator, type IntlError, IntlErrorCode, type Messages } from 'next-intl';
import type { Locale } from './locales';

const warnings = new Set<string>();

/** A page shows the key of a missing text, and a warning names it. Any other mistake of a text stops the build. */
export function onError(error: IntlError) {
  if (error.code !== IntlErrorCode.MISSING_MESSAGE) throw error;
  if (warnings.has(error.message)) return;
  warnings.add(error.message);
  // biome-ignore lint/suspicious/noConsole: the owner reads it in the output of the build
  console.warn(error.message);
}

/** For code that has no request locale, or needs another one. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, onError });
}

export type Translator = ReturnType<typeof translatorFor>;
