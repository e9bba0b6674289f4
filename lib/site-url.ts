import { assetPath } from './asset-path';
import { defaultLocale, type Locale, perLocale } from './i18n/locales';
import { localizeRoute } from './routes';

/** For the dev server; a build always sets NEXT_PUBLIC_SITE_URL. */
const localSiteUrl = 'http://localhost:3000';

/**
 * Host names of letters, digits, dots and hyphens. URLs allow quotes and semicolons too, which would end a directive of the
 * policy or a text in a host's file.
 */
const plainOrigin = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/;

/** @returns the normalized origin of a URL; undefined if the policy and the hosts' files cannot contain it */
export function originOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  return plainOrigin.test(origin) ? origin : undefined;
}

/** @param path of a page or file, without the base path */
export function absoluteUrl(path: string): string {
  return new URL(process.env.NEXT_PUBLIC_SITE_URL || localSiteUrl).origin + assetPath(path);
}

/** @param route the path of a page or file in the default language */
export function localizedUrl(route: string, locale: Locale): string {
  return absoluteUrl(localizeRoute(route, locale));
}

/** @returns a page's URL in each language, and the default for visitors with another language */
export function languageUrls(route: string): Record<Locale | 'x-default', string> {
  const urls = perLocale((locale) => localizedUrl(route, locale));
  return { ...urls, 'x-default': urls[defaultLocale] };
}
