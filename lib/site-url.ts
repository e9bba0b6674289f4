import { assetPath, basePath } from './asset-path';
import { defaultLocale, type Locale, locales } from './i18n/locales';
import { localizeRoute } from './routes';

/** For the dev server; a build is always told where the site is. */
const localSiteUrl = 'http://localhost:3000';

/**
 * Checks the address of the site, which may end in the base path or leave it out.
 * @returns its origin, such as `https://me.example`
 * @throws Error that says in one line what is wrong and how it should be
 */
export function parseSiteUrl(value: string, base = basePath()): string {
  const wrong = (why: string) =>
    new Error(`NEXT_PUBLIC_SITE_URL ${why}: "${value}". It should be like https://me.example`);

  if (!URL.canParse(value)) throw wrong('is not an address');
  const { protocol, origin, pathname, username, search, hash } = new URL(value);
  if (protocol !== 'https:' && protocol !== 'http:') throw wrong('must begin with https://');
  if (username || search || hash) throw wrong('may hold no user, query or hash');
  const path = pathname.replace(/\/+$/, '');
  if (path && path !== base) {
    throw wrong(`has a path that is not the base path, which is ${base || 'not set'}`);
  }
  return origin;
}

/** @param path of a page or a file of the site, without the base path */
export function absoluteUrl(path: string): string {
  return parseSiteUrl(process.env.NEXT_PUBLIC_SITE_URL || localSiteUrl) + assetPath(path);
}

/** The address of a page in each language, and for whoever reads none of them. */
export function languageUrls(route: string): Record<Locale | 'x-default', string> {
  const urls = [...locales, 'x-default' as const].map((each) => [
    each,
    absoluteUrl(localizeRoute(route, each === 'x-default' ? defaultLocale : each)),
  ]);
  return Object.fromEntries(urls);
}
