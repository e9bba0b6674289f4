import { defaultLocale, isLocale, type Locale, otherLocales } from './locales';
import { placeholder } from './placeholder';

/** What a route handler is given, which root params do not reach: nothing below `app/(default)`. */
export type LocaleContext = { params: Promise<{ locale?: string } | undefined> };

export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  const locale = (await params)?.locale;
  return isLocale(locale) ? locale : defaultLocale;
}

/** The languages that have a prefix. */
export function prefixedLocales(): { locale: string }[] {
  return (otherLocales.length > 0 ? otherLocales : [placeholder]).map((locale) => ({ locale }));
}
