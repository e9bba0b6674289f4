import { defaultLocale, type Locale, otherLocales } from './i18n/locales';

/** The pages of the site, as the paths they have in the default language. The menu, the links between languages and the browser tests read this table. */
export const routes = {
  home: '/',
  projects: '/project/',
  contact: '/contact/',
} as const;

/** Files that each language has one of, as paths of the default language. */
export const files = {
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  llms: '/llms.txt',
} as const;

/** The Markdown that stands beside a page's HTML. */
export function markdownRoute(route: string): string {
  return `${route}index.md`;
}

export function projectRoute(id: number): string {
  return `${routes.projects}${id}/`;
}

export function allRoutes(projects: { id: number }[]): string[] {
  return [...Object.values(routes), ...projects.map(({ id }) => projectRoute(id))];
}

/** @param route a path of the default language */
export function localizeRoute(route: string, locale: Locale): string {
  return locale === defaultLocale ? route : `/${locale}${route}`;
}

/** The opposite of `localizeRoute`: what the same page's path is in the default language. */
export function delocalizePath(pathname: string): string {
  const prefix = otherLocales.find((locale) => `${pathname}/`.startsWith(`/${locale}/`));
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}
