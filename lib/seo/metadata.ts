import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { assetPath } from '../asset-path';
import { shareSize } from '../constants.mjs';
import { owner, pageFacts, palette, projectAt, theme } from '../content/content';
import { localize } from '../content/localize';
import type { Tones } from '../content/types';
import { type Locale, locales } from '../i18n/locales';
import { files, localizeRoute } from '../routes';
import { absoluteUrl, languageUrls, localizedUrl } from '../site-url';
import { describePage } from './page-texts';

/**
 * The metadata of every page. Next merges metadata shallowly, so a page's `openGraph` would replace one with the site's name
 * here. A `title.template` could not leave out the owner's name where a title has no room for it: see `describePage`.
 */
export const metadata: Metadata = {
  icons: {
    icon: { url: assetPath(owner.icon.svg), type: 'image/svg+xml' },
    apple: assetPath(owner.icon.apple),
  },
  // The site has its own night. Dark Reader cannot see the colours of letters that are drawn, and would hide them.
  other: { 'darkreader-lock': 'true' },
};

const dark = '(prefers-color-scheme: dark)';

export const viewport: Viewport = {
  // Pictures and bands reach the edges of a phone that lies on its side. Styles keep text out of the safe areas.
  viewportFit: 'cover',
  colorScheme: ({ system: 'light dark', day: 'only light', night: 'dark' } as const)[theme],
  themeColor: toolbarColors({ day: palette.paper, night: palette.night }),
};

/**
 * @param room the background of a page
 * @returns the colours of the browser's toolbar, which is a part of the room
 */
export function toolbarColors({ day, night }: Tones): Viewport['themeColor'] {
  // The browser takes the first that matches. `theme.ts` finds out by the media which is for the night.
  const [light, darkToo] = {
    system: ['(prefers-color-scheme: light)', dark],
    day: ['all', dark],
    night: ['not all', `all, ${dark}`],
  }[theme];
  return [
    { media: light, color: day },
    { media: darkToo, color: night },
  ];
}

/**
 * The metadata of a page. Next adds the title and description to those for Open Graph and Twitter.
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
    // Reader modes name the author of an article.
    authors: projectAt(route) ? { name } : undefined,
    robots: { 'max-image-preview': 'large' },
    manifest: assetPath(localizeRoute(files.manifest, locale)),
    alternates: {
      canonical: url,
      languages: languageUrls(route),
      types: {
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
      locale: ogLocale(locale),
      alternateLocale: locales.filter((each) => each !== locale).map(ogLocale),
      images: {
        url: share,
        ...shareSize,
        alt: picture,
      },
    },
    // Twitter ignores the image's size.
    twitter: { card: 'summary_large_image', images: { url: share, alt: picture } },
  };
}

/** Open Graph's locale format, with the language's most likely region: `az_AZ`. */
function ogLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
