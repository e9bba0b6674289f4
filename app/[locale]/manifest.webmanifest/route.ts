import { type LocaleContext, localeOf, prefixedLocales } from '@/lib/i18n/route-params';
import { webManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;

export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  const body = JSON.stringify(await webManifest(await localeOf(context)));
  return new Response(body, { headers: { 'Content-Type': 'application/manifest+json' } });
}
