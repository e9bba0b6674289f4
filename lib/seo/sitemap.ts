import { owner, pageFacts, projectAt, projects, scenes } from '../content/content';
import { figuresOf } from '../content/localize';
import { pictureSrc } from '../content/picture-files';
import type { Figure, Picture } from '../content/types';
import { type Locale, locales } from '../i18n/locales';
import { allRoutes, routes } from '../routes';
import { absoluteUrl, languageUrls, localizedUrl } from '../site-url';
import { escapeHtml } from './escape-html';

/**
 * Lists every page in every language, with its translations, pictures and last change. Next's `app/sitemap.ts` is not
 * used because it writes `lastmod` in a place that the schema does not allow.
 * @returns XML; the site's URLs have no character that XML must escape
 */
export function sitemapXml(): string {
  const pages = locales.flatMap((locale) =>
    allRoutes(projects).map((route) => {
      const { modified } = pageFacts(route, locale);
      const translations = Object.entries(languageUrls(route)).map(
        ([lang, url]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`,
      );
      const pictures = pagePictures(route, locale).map(({ picture, caption }) => {
        const text = caption ? `<image:caption>${escapeHtml(caption)}</image:caption>` : '';
        return `<image:image><image:loc>${absoluteUrl(pictureSrc(picture))}</image:loc>${text}</image:image>`;
      });
      return `<url>
<loc>${localizedUrl(route, locale)}</loc>
${[modified ? `<lastmod>${modified}</lastmod>` : '', ...translations, ...pictures].join('\n')}
</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.join('\n')}
</urlset>
`;
}

/** The meaningful (not decorative) pictures of a page. */
function pagePictures(route: string, locale: Locale): Pick<Figure, 'picture' | 'caption'>[] {
  const project = projectAt(route);
  if (project) return figuresOf(project, locale);
  const pictures: Record<string, (Picture | undefined)[]> = {
    [routes.home]: [scenes.photo?.wide.night, owner.portrait?.image.night],
    [routes.contact]: [scenes.contact?.image.night],
  };
  return (pictures[route] ?? []).flatMap((picture) => (picture ? [{ picture }] : []));
}
