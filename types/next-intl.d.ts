import type { Locale } from '../lib/i18n/locales';
import type { texts } from '../lib/i18n/texts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof texts;
  }
}
