import { getLocale } from 'next-intl/server';
import { contacts, owner, pageFacts, projects } from '../content/content';
import { localize } from '../content/localize';
import { pictureSrc } from '../content/picture-files';
import type { Project } from '../content/types';
import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { messagesIn } from '../i18n/messages';
import { projectRoute, routes } from '../routes';
import { absoluteUrl, localizedUrl } from '../site-url';
import { describePage } from './pages';

/** Nodes of https://schema.org. */
export type JsonLd = Record<string, unknown>;

// The person and the site are the same in every language, so their @id is too.
const personId = `${absoluteUrl(routes.home)}#person`;
const siteId = `${absoluteUrl(routes.home)}#website`;

export async function homeData(): Promise<JsonLd> {
  const locale = await getLocale();
  return graph(locale, [
    {
      '@type': 'ProfilePage',
      ...(await pageData(routes.home, locale)),
      mainEntity: { '@id': personId },
    },
  ]);
}

export async function listData(): Promise<JsonLd> {
  const locale = await getLocale();
  const listId = `${localizedUrl(routes.projects, locale)}#list`;
  const page = {
    '@type': 'CollectionPage',
    ...(await pageData(routes.projects, locale)),
  };
  if (projects.length === 0) return graph(locale, [page]);
  return graph(locale, [
    { ...page, mainEntity: { '@id': listId } },
    {
      '@type': 'ItemList',
      '@id': listId,
      numberOfItems: projects.length,
      itemListElement: projects.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: localize(name, locale),
        url: localizedUrl(projectRoute(id), locale),
      })),
    },
  ]);
}

export async function projectData(project: Project): Promise<JsonLd> {
  const locale = await getLocale();
  const route = projectRoute(project.id);
  const url = localizedUrl(route, locale);
  const page = await pageData(route, locale);
  return graph(locale, [
    {
      '@type': 'WebPage',
      ...page,
      mainEntity: { '@id': `${url}#work` },
      breadcrumb: { '@id': `${url}#breadcrumb` },
    },
    {
      '@type': 'CreativeWork',
      '@id': `${url}#work`,
      name: localize(project.name, locale),
      description: page.description,
      genre: localize(project.detail, locale),
      dateCreated: project.time,
      url: project.link,
      image: [project.image, project.image1, project.image2].map((picture) =>
        absoluteUrl(pictureSrc(picture)),
      ),
      creator: { '@id': personId },
    },
    {
      '@type': 'BreadcrumbList',
      '@id': `${url}#breadcrumb`,
      itemListElement: await breadcrumbs([routes.home, routes.projects, route], locale),
    },
  ]);
}

export async function contactData(): Promise<JsonLd> {
  const locale = await getLocale();
  return graph(locale, [
    {
      '@type': 'ContactPage',
      ...(await pageData(routes.contact, locale)),
      mainEntity: { '@id': personId },
    },
  ]);
}

/** Adds the person and the site to every page, because crawlers do not follow an `@id` to another page. */
async function graph(locale: Locale, nodes: JsonLd[]): Promise<JsonLd> {
  const { Home } = await messagesIn(locale);
  const { email, phone, profiles } = contacts;
  const person = {
    '@type': 'Person',
    '@id': personId,
    name: localize(owner.name, locale),
    url: localizedUrl(routes.home, locale),
    image: absoluteUrl(pictureSrc(owner.portrait.night)),
    jobTitle: Home.Title,
    homeLocation: { '@type': 'Place', name: localize(owner.location, locale) },
    email,
    telephone: phone,
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': siteId,
    url: localizedUrl(routes.home, defaultLocale),
    name: localize(owner.name, locale),
    inLanguage: [...locales],
    publisher: { '@id': personId },
  };
  return { '@context': 'https://schema.org', '@graph': [...nodes, person, site] };
}

/** The properties that all pages have. */
async function pageData(route: string, locale: Locale) {
  const { title, description } = await describePage(route, locale);
  const { modified, share } = pageFacts(route, locale);
  const url = localizedUrl(route, locale);
  return {
    '@id': url,
    url,
    name: title,
    description,
    inLanguage: locale,
    isPartOf: { '@id': siteId },
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(share) },
    ...(modified && { dateModified: modified }),
  };
}

async function breadcrumbs(trail: string[], locale: Locale): Promise<JsonLd[]> {
  const pages = await Promise.all(trail.map((route) => describePage(route, locale)));
  return pages.map(({ route, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: localizedUrl(route, locale),
  }));
}
