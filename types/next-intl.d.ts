import type { Locale } from '../lib/i18n/locales';
import type english from '../messages/en.json';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof english;
  }
}
