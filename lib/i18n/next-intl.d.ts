import type { Locale } from './locales';
import type { texts } from './texts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof texts;
  }
}
