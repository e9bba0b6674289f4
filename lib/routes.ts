import { defaultLocale, type Locale, otherLocales, prefixOf } from './i18n/locales';

/** The paths of the site's pages in the default language. */
export const routes = {
  home: '/',
  projects: '/project/',
  contact: '/contact/',
} as const;

/**
 * The pages in the menu and on the 404 page, with the keys of their names in the messages of `Menu`. The function is marked as
 * pure, so that the bundler leaves the list out of inline scripts, which do not use it.
 */
export const menuPages = /* @__PURE__ */ (() =>
  [
    ['Home', routes.home],
    ['Project', routes.projects],
    ['Contact', routes.contact],
  ] as const)();

/** The pages whose heading is as wide as the page, with its key in the messages: the build measures and draws it. */
export const wideHeadings = { projects: 'Project.Head', contact: 'Contact.Title' } as const;

/** Files that exist once per language, as paths in the default language. */
export const files = {
  feed: '/feed.xml',
  manifest: '/manifest.webmanifest',
  llms: '/llms.txt',
} as const;

/** @param id a number, or the text from the URL */
export function projectRoute(id: number | string): string {
  return `${routes.projects}${id}/`;
}

export function allRoutes(projects: { id: number }[]): string[] {
  return [...Object.values(routes), ...projects.map(({ id }) => projectRoute(id))];
}

/** @param route a path in the default language */
export function localizeRoute(route: string, locale: Locale): string {
  return locale === defaultLocale ? route : `/${prefixOf(locale)}${route}`;
}

/** Reverses `localizeRoute`: returns the page's path in the default language. */
export function delocalizePath(pathname: string): string {
  const prefix = otherLocales.find((locale) => `${pathname}/`.startsWith(`/${prefixOf(locale)}/`));
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}
