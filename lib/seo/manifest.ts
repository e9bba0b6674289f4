import type { MetadataRoute } from 'next';
import { assetPath } from '../asset-path';
import { themeColors } from '../constants.mjs';
import { owner } from '../content/content';
import { localize } from '../content/localize';
import type { Locale } from '../i18n/locales';
import { localizeRoute, routes } from '../routes';
import { describePage } from './page-texts';

/** The web app manifest, which makes the site installable. @returns JSON */
export async function webManifest(locale: Locale): Promise<string> {
  const { title, description } = await describePage(routes.home, locale);
  const start = assetPath(localizeRoute(routes.home, locale));
  const manifest: MetadataRoute.Manifest = {
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
      { src: assetPath(owner.icon.svg), sizes: 'any', type: 'image/svg+xml' },
      ...(['any', 'maskable'] as const).flatMap((purpose) =>
        owner.icon[purpose].map(({ size, url }) => ({
          src: assetPath(url),
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      ),
    ],
  };
  return JSON.stringify(manifest);
}
