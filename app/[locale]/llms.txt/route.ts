import { type LocaleContext, localeOf, prefixedLocales } from '@/lib/i18n/route-params';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;

export async function GET(_request: Request, context: LocaleContext): Promise<Response> {
  const body = await llmsText(await localeOf(context));
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
