import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { assetPath } from '../asset-path';
import { shareSize } from '../constants.mjs';
import { owner, pageFacts, palette, theme } from '../content/content';
import { localize } from '../content/localize';
import { type Locale, locales } from '../i18n/locales';
import { files, localizeRoute, markdownRoute } from '../routes';
import { absoluteUrl, languageUrls, localizedUrl } from '../site-url';
import { describePage } from './page-texts';

export const icons = {
  icon: { url: assetPath(owner.icon.svg), type: 'image/svg+xml' },
  apple: assetPath(owner.icon.apple),
} satisfies Metadata['icons'];

const dark = '(prefers-color-scheme: dark)';

export const viewport: Viewport = {
  // Pictures and bands reach the edges of a phone that lies on its side. Styles keep text out of the safe areas.
  viewportFit: 'cover',
  colorScheme: ({ system: 'light dark', day: 'light', night: 'dark' } as const)[theme],
  // The browser takes the first that matches. `theme.ts` finds out by the media which is for the night.
  themeColor: {
    system: [
      { media: '(prefers-color-scheme: light)', color: palette.paper },
      { media: dark, color: palette.night },
    ],
    day: [
      { media: 'all', color: palette.paper },
      { media: dark, color: palette.night },
    ],
    night: [
      { media: 'not all', color: palette.paper },
      { media: `all, ${dark}`, color: palette.night },
    ],
  }[theme],
};

/**
 * The complete metadata of a page. Next merges metadata shallowly, so a part set in a layout would be lost.
 * @param route the page's path in the default language
 */
export async function pageMetadata(route: string): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('Meta');
  const name = localize(owner.name, locale);
  const { title, description, picture } = await describePage(route, locale);
  const url = localizedUrl(route, locale);
  const share = absoluteUrl(pageFacts(route, locale).share);
  return {
    title,
    description,
    icons,
    manifest: assetPath(localizeRoute(files.manifest, locale)),
    alternates: {
      canonical: url,
      languages: languageUrls(route),
      types: {
        'text/markdown': localizedUrl(markdownRoute(route), locale),
        'application/atom+xml': [
          {
            url: localizedUrl(files.feed, locale),
            title: t('FeedTitle', { name }),
          },
        ],
      },
    },
    openGraph: {
      type: 'website',
      url,
      siteName: name,
      title,
      description,
      locale: ogLocale(locale),
      alternateLocale: locales.filter((each) => each !== locale).map(ogLocale),
      images: {
        url: share,
        type: 'image/jpeg',
        ...shareSize,
        alt: picture,
      },
    },
    // Next adds the title and description from `openGraph`. Twitter ignores the image's size and type.
    twitter: { card: 'summary_large_image', images: { url: share, alt: picture } },
  };
}

/** Open Graph's locale format, with the language's most likely region: `az_AZ`. */
function ogLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
