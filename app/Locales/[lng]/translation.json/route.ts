import { isLocale, locales } from '@/lib/i18n/locales';
import { messagesIn } from '@/lib/i18n/messages';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((lng) => ({ lng }));
}

type Context = { params: Promise<{ lng: string }> };

/** The messages of one language, which the 404 page loads. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { lng } = await params;
  if (!isLocale(lng)) return new Response(null, { status: 404 });
  return Response.json(await messagesIn(lng));
}
