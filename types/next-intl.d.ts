import type { Locale } from '../lib/i18n/locales';
import type { textArguments } from '../lib/i18n/text-arguments';
import type english from '../messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof english & typeof textArguments;
  }
}
