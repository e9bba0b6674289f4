import { fileHandler, prefixedLocales } from '@/lib/i18n/route-params';
import { webManifest } from '@/lib/seo/manifest';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;
export const GET = fileHandler('application/manifest+json', webManifest);
