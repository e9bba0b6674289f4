import type { Locale } from '@/lib/i18n/locales';

/**
 * The second language of the unit tests (see `jest.setup.ts`) and of the template's tests. It is a language for the type
 * checker even in a checkout that has removed Azerbaijani.
 */
export const az = 'az' as string as Locale;
