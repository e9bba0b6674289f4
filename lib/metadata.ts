import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { assetPath } from './asset-path';
import { owner } from './content/content';
import { localize } from './content/localize';
import { defaultLocale, locales } from './i18n/locales';
import { localizeRoute } from './routes';

/** The owner's mark, on every page. */
export const icons = {
  icon: { url: assetPath(owner.icon.svg), type: 'image/svg+xml' },
  apple: assetPath(owner.icon.png),
} satisfies Metadata['icons'];

type Page = {
  /** The page's path in the default language. */
  route: string;
  /** Without the owner's name, which is added; absent on the home page. */
  title?: string;
  description: string;
};

/** The metadata of one page, whole: Next merges it shallowly, so that a part set elsewhere would be lost. */
export async function pageMetadata({ route, title, description }: Page): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('Meta');
  const name = localize(owner.name, locale);
  return {
    title: title ? t('PageTitle', { title, name }) : t('Title', { name }),
    description,
    icons,
    alternates: {
      canonical: localizeRoute(route, locale),
      languages: {
        ...Object.fromEntries(locales.map((each) => [each, localizeRoute(route, each)])),
        'x-default': localizeRoute(route, defaultLocale),
      },
    },
  };
}
