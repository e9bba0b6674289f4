import { defaultLocale, type Locale, locales } from './i18n/locales';

/** The pages of the site, as the paths they have in the default language. The menu, the links between languages and the browser tests read this table. */
export const routes = {
  home: '/',
  projects: '/project/',
  contact: '/contact/',
} as const;

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
  const prefix = locales.find(
    (locale) => locale !== defaultLocale && `${pathname}/`.startsWith(`/${locale}/`),
  );
  return prefix ? pathname.slice(prefix.length + 1) || '/' : pathname;
}
