import { type Locale, localeAt, otherLocales, prefixOf } from './locales';

/**
 * A route parameter without a page. With `output: export`, Next rejects a dynamic route that has no pages (no project
 * yet, or one language), so the route gets this parameter. `scripts/build.ts` removes the result.
 */
export const dummyParam = '_';

/** `generateStaticParams` for routes under `app/[locale]`. */
export function prefixedLocales(): { locale: string }[] {
  return (otherLocales.length > 0 ? otherLocales.map(prefixOf) : [dummyParam]).map((locale) => ({
    locale,
  }));
}

type Context = { params: Promise<{ locale?: string } | undefined> };

/**
 * The handler of a file that exists once per language. `next/root-params` does not work there, and `locale` is absent
 * under `app/(default)`.
 */
export function fileHandler(contentType: string, write: (locale: Locale) => Promise<string>) {
  return async (_request: Request, { params }: Context): Promise<Response> => {
    const body = await write(localeAt((await params)?.locale));
    return new Response(body, { headers: { 'Content-Type': contentType } });
  };
}
