import { defaultLocale, isLocale, type Locale, otherLocales } from './locales';

/**
 * A route parameter without a page. With `output: export`, Next rejects a dynamic route that has no pages (no project
 * yet, or one language), so the route gets this parameter. `scripts/build.ts` removes the result from `out/`.
 */
export const dummyParam = '_';

/** `generateStaticParams` for routes under `app/[locale]`. */
export function prefixedLocales(): { locale: string }[] {
  return (otherLocales.length > 0 ? otherLocales : [dummyParam]).map((locale) => ({ locale }));
}

/** The context of a route handler. `next/root-params` does not work there; `locale` is absent under `app/(default)`. */
export type LocaleContext = { params: Promise<{ locale?: string } | undefined> };

export async function localeOf({ params }: LocaleContext): Promise<Locale> {
  const locale = (await params)?.locale;
  return isLocale(locale) ? locale : defaultLocale;
}
