import { Readable } from 'node:stream';
import { type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { pageFacts, pagePictures, projects } from '../content/content';
import { pictureSrc } from '../content/picture-files';
import { locales } from '../i18n/locales';
import { allRoutes } from '../routes';
import { absoluteUrl, languageUrls, localizedUrl } from '../site-url';

/**
 * Lists every page in every language, with its translations, pictures and last change. Next's `app/sitemap.ts` is not
 * used because it writes `lastmod` in a place that the schema does not allow.
 */
export async function sitemapXml(): Promise<string> {
  const items = locales.flatMap((locale) =>
    allRoutes(projects).map(
      (route): SitemapItemLoose => ({
        url: localizedUrl(route, locale),
        lastmod: pageFacts(route, locale).modified,
        links: Object.entries(languageUrls(route)).map(([lang, url]) => ({ lang, url })),
        img: pagePictures(route).map((picture) => ({ url: absoluteUrl(pictureSrc(picture)) })),
      }),
    ),
  );
  const stream = new SitemapStream({
    xmlns: { xhtml: true, image: true, news: false, video: false },
  });
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
}
