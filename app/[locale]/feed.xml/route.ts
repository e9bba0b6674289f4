import { fileHandler, prefixedLocales } from '@/lib/i18n/route-params';
import { atomFeed } from '@/lib/seo/feed';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;
export const GET = fileHandler('application/atom+xml; charset=utf-8', atomFeed);
