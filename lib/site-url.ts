import { assetPath, basePath } from './asset-path';
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

/**
 * Validates the site's URL, which may include the base path.
 * @returns its origin, such as `https://me.example`
 * @throws Error with a one-line message that shows a valid example
 */
export function parseSiteUrl(value: string, base = basePath()): string {
  const invalid = (why: string) =>
    new Error(`NEXT_PUBLIC_SITE_URL ${why}: "${value}". It should be like https://me.example`);

  if (!URL.canParse(value)) throw invalid('is not an address');
  const { protocol, pathname, username, search, hash } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') throw invalid('must begin with https://');
  if (username || search || hash) throw invalid('may hold no user, query or hash');
  const path = pathname.replace(/\/+$/, '');
  if (path && path !== base) {
    throw invalid(`has a path that is not the base path, which is ${base || 'not set'}`);
  }
  const origin = originOf(value);
  if (!origin) throw invalid('has a host that is not of letters, digits, dots and hyphens');
  return origin;
}

/** @param path of a page or file, without the base path */
export function absoluteUrl(path: string): string {
  return parseSiteUrl(process.env.NEXT_PUBLIC_SITE_URL || localSiteUrl) + assetPath(path);
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
