import { type LocaleContext, localeOf, prefixedLocales } from '@/lib/i18n/route-params';
import { atomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;

export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  const body = await atomFeed(await localeOf(context));
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
