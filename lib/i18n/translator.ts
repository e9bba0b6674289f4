import { createTranslator, type IntlConfig, IntlErrorCode, type Messages } from 'next-intl';
import type { Locale } from './locales';

const warnings = new Set<string>();

/**
 * What next-intl does with a text that it cannot show. The page shows the key of a missing text and still works, and a
 * warning names it. Any other mistake, such as an argument without a value, stops the build; in the browser, the page
 * shows the key too. In a build, next-intl does not look for arguments in a text that gets no values at all: the page
 * shows their braces.
 */
export function errorHandling(locale: Locale) {
  return {
    // Every error then reaches the function below, which also gets the key.
    onError() {},
    getMessageFallback({ error, key, namespace }) {
      const path = namespace ? `${namespace}.${key}` : key;
      const isMissing = error.code === IntlErrorCode.MISSING_MESSAGE;
      const reason = isMissing ? 'is missing: pages show its key' : error.message;
      const message = `messages/${locale}.json: ${path} ${reason}`;
      if (!isMissing && typeof window === 'undefined') throw new Error(message);
      if (!warnings.has(message)) {
        warnings.add(message);
        // biome-ignore lint/suspicious/noConsole: the owner reads it in the output of the build
        console.warn(message);
      }
      return path;
    },
  } satisfies Partial<IntlConfig>;
}

/** For code that has no request locale, or needs another one. */
export function translatorFor(locale: Locale, messages: Messages) {
  return createTranslator({ locale, messages, ...errorHandling(locale) });
}

export type Translator = ReturnType<typeof translatorFor>;
