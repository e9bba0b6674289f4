import type { MetadataRoute } from 'next';
import { assetPath } from '../asset-path';
import { owner, palette, theme } from '../content/content';
import { localize } from '../content/localize';
import type { Locale } from '../i18n/locales';
import { localizeRoute, routes } from '../routes';
import { describePage } from './page-texts';

/** The web app manifest, which makes the site installable. @returns JSON */
export async function webManifest(locale: Locale): Promise<string> {
  const { title, description } = await describePage(routes.home, locale);
  const start = assetPath(localizeRoute(routes.home, locale));
  const background = theme === 'day' ? palette.paper : palette.night;
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
    background_color: background,
    theme_color: background,
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
