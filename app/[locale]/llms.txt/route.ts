import { fileHandler, prefixedLocales } from '@/lib/i18n/route-params';
import { llmsText } from '@/lib/seo/llms';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = prefixedLocales;
export const GET = fileHandler('text/plain; charset=utf-8', llmsText);
