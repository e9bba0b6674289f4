import { getLocale, getTranslations } from 'next-intl/server';
import { contacts, lists, owner, pageFacts, projects } from '../content/content';
import { figuresOf, localize, outcomeOf, writtenIn } from '../content/localize';
import { pictureSrc } from '../content/picture-files';
import type { Project } from '../content/types';
import { yearsOf } from '../content/years';
import { defaultLocale, locales } from '../i18n/locales';
import { projectRoute, routes } from '../routes';
import { absoluteUrl, localizedUrl } from '../site-url';
import { describePage } from './page-texts';

/** Nodes of https://schema.org. */
export type JsonLd = Record<string, unknown>;

// The person and the site are the same in every language, so their @id is too.
const person = { '@id': `${absoluteUrl(routes.home)}#person` };
const site = { '@id': `${absoluteUrl(routes.home)}#website` };

export const homeData = () => graph('ProfilePage', routes.home, { mainEntity: person });

export const contactData = () => graph('ContactPage', routes.contact, { mainEntity: person });

export async function listData(): Promise<JsonLd> {
  const locale = await getLocale();
  if (projects.length === 0) return graph('CollectionPage', routes.projects);
  const list = { '@id': `${localizedUrl(routes.projects, locale)}#list` };
  return graph('CollectionPage', routes.projects, { mainEntity: list }, [
    {
      '@type': 'ItemList',
      ...list,
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
  const trail = await Promise.all(
    [routes.home, routes.projects, route].map((each) => describePage(each, locale)),
  );
  const work = { '@id': `${localizedUrl(route, locale)}#work` };
  const figures = figuresOf(project, locale);
  const years = yearsOf(project.time);
  const films = figures.flatMap(({ picture, alt, caption, film }) =>
    film
      ? {
          '@type': 'VideoObject',
          name: caption ?? localize(project.name, locale),
          description: alt,
          thumbnailUrl: absoluteUrl(pictureSrc(picture)),
          contentUrl: absoluteUrl(film.url),
          uploadDate: film.added ?? `${years[0]}-01-01T00:00:00Z`,
          duration: `PT${Math.ceil(film.seconds)}S`,
        }
      : [],
  );
  const breadcrumb = { '@id': `${localizedUrl(route, locale)}#breadcrumb` };
  return graph('WebPage', route, { mainEntity: work, breadcrumb }, [
    {
      '@type': 'CreativeWork',
      ...work,
      name: localize(project.name, locale),
      abstract: outcomeOf(project, locale),
      description: trail.at(-1)?.description,
      genre: localize(project.detail, locale),
      inLanguage: writtenIn(project.story, locale),
      // Schema.org takes dates here, not a range. Work that goes on was published in its first year.
      dateCreated: years[0],
      datePublished: years.at(-1),
      dateModified: pageFacts(route, locale).modified,
      url: project.link,
      image: figures.map(({ picture }) => absoluteUrl(pictureSrc(picture))),
      video: films.length > 0 ? films : undefined,
      author: person,
    },
    {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: trail.map(({ route: each, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: localizedUrl(each, locale),
      })),
    },
  ]);
}

/**
 * The node of a page, the nodes that it refers to in `parts`, the person and the site. Every page has the last two,
 * because crawlers do not follow an `@id` to another page.
 */
async function graph(
  type: 'WebPage' | 'ProfilePage' | 'CollectionPage' | 'ContactPage',
  route: string,
  parts: JsonLd = {},
  nodes: JsonLd[] = [],
): Promise<JsonLd> {
  const locale = await getLocale();
  const t = await getTranslations('Home');
  const { title, description } = await describePage(route, locale);
  const { modified } = pageFacts(route, locale);
  const { email, phone, profiles } = contacts;
  const url = localizedUrl(route, locale);
  const name = localize(owner.name, locale);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': type,
        '@id': url,
        name: title,
        description,
        inLanguage: locale,
        isPartOf: site,
        // Without the time, which costs bytes in each page.
        dateModified: modified?.slice(0, 10),
        ...parts,
      },
      ...nodes,
      {
        '@type': 'Person',
        ...person,
        name,
        alternateName: owner.asciiName,
        url: localizedUrl(routes.home, locale),
        image: owner.portrait && absoluteUrl(pictureSrc(owner.portrait.image.night)),
        jobTitle: t('Trade'),
        // On this page only: the node is in every page, and the list costs bytes.
        knowsAbout:
          route === routes.contact && lists.carousel[0]
            ? lists.carousel.map(({ name }) => name)
            : undefined,
        homeLocation: { '@type': 'Place', name: localize(owner.location, locale) },
        email,
        telephone: phone,
        sameAs: profiles.length > 0 ? profiles.map(({ url }) => url) : undefined,
      },
      {
        '@type': 'WebSite',
        ...site,
        url: localizedUrl(routes.home, defaultLocale),
        name,
        inLanguage: [...locales],
      },
    ],
  };
}
