import { sitemapXml } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';

export function GET(): Response {
  return new Response(sitemapXml(), { headers: { 'Content-Type': 'application/xml' } });
}
