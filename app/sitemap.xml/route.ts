import { sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  return new Response(await sitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
