import type { MetadataRoute } from 'next';
import { assetPath } from '../asset-path';
import { owner } from '../content/content';
import { localize } from '../content/localize';
import type { Locale } from '../i18n/locales';
import { localizeRoute, routes } from '../routes';
import { themeColors } from '../theme-colors';
import { describePage } from './pages';

/** The web app manifest, which makes the site installable. */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const { title, description } = await describePage(routes.home, locale);
  const start = assetPath(localizeRoute(routes.home, locale));
  const { svg, any, maskable } = owner.icon;
  const png = (purpose: 'any' | 'maskable', icons: typeof any) =>
    icons.map(({ size, url }) => ({
      src: assetPath(url),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }));
  return {
    id: start,
    start_url: start,
    // Includes the other languages.
    scope: assetPath(routes.home),
    name: title,
    short_name: localize(owner.name, locale),
    description,
    lang: locale,
    display: 'minimal-ui',
    background_color: themeColors.night,
    theme_color: themeColors.night,
    icons: [
      { src: assetPath(svg), sizes: 'any', type: 'image/svg+xml' },
      ...png('any', any),
      ...png('maskable', maskable),
    ],
  };
}
