import { dummyParam } from './dummy-param';
import { defaultLocale, isLocale, type Locale, otherLocales } from './locales';

/** The context of a route handler. `next/root-params` does not work there; `locale` is absent under `app/(default)`. */
export type LocaleContext = { params: Promise<{ locale?: string } | undefined> };

export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  const locale = (await params)?.locale;
  return isLocale(locale) ? locale : defaultLocale;
}

/** `generateStaticParams` for routes under `app/[locale]`. */
export function prefixedLocales(): { locale: string }[] {
  return (otherLocales.length > 0 ? otherLocales : [dummyParam]).map((locale) => ({ locale }));
}
