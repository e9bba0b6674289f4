import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultCardColor, homeProjects } from '../../lib/constants';
import { localize } from '../../lib/content/localize';
import type { PageFacts } from '../../lib/content/types';
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales';
import { fillIn } from '../../lib/i18n/messages';
import { localizeRoute, projectRoute, routes } from '../../lib/routes';
import { lastChange, readHistory } from './history';
import type { ContentSource } from './read';
import { makeSharePicture } from './share-pictures';
import type { Faces, Sheet } from './share-sheet';

type Page = {
  route: string;
  /** Files and folders that say what is on the page. */
  sources: string[];
  sheet: Omit<Sheet, 'signature'>;
};

/** The lamp's own light (`--lamp` by night), for pages of no project. */
const lampColor = '#ffc46b';

/** @returns what is made for each page in each language, by its path */
export async function makePages(
  root: string,
  source: ContentSource,
  faces: Faces,
): Promise<Record<string, PageFacts>> {
  const history = readHistory(root);
  const signature = readFileSync(join(root, 'data', source.owner.signature), 'utf8');
  const pages: Record<string, PageFacts> = {};
  const inEnglish = pagesIn(root, source, defaultLocale);
  for (const locale of locales) {
    for (const [index, { route, sources, sheet }] of pagesIn(root, source, locale).entries()) {
      const drawn = inCapitals(sheet, locale);
      // The faces may lack this language's letters; a system's fonts would draw another picture on each machine.
      const drawable = faces.display.covers(drawn.title) && faces.label.covers(drawn.label);
      const english = inCapitals(inEnglish[index]?.sheet ?? sheet, defaultLocale);
      pages[localizeRoute(route, locale)] = {
        share: await makeSharePicture(root, { ...(drawable ? drawn : english), signature }, faces),
        modified: lastChange(history, sources),
      };
    }
  }
  return pages;
}

function inCapitals(sheet: Page['sheet'], locale: Locale): Page['sheet'] {
  return {
    ...sheet,
    title: sheet.title.toLocaleUpperCase(locale),
    label: sheet.label.toLocaleUpperCase(locale),
  };
}

function pagesIn(root: string, source: ContentSource, locale: Locale): Page[] {
  const { owner, scenes, projects } = source;
  const messagesFile = `messages/${locale}.json`;
  const messages = fillIn(JSON.parse(readFileSync(join(root, messagesFile), 'utf8')));
  const credit = `${messages.Home.Title} · ${localize(owner.location, locale)}`;
  const cover = (project: (typeof projects)[number]) => `${project.folder}/${project.image}`;

  return [
    {
      route: routes.home,
      sources: [
        messagesFile,
        ...['data/owner', 'data/owner.json', 'data/scenes', 'data/scenes.json', 'data/logos.json'],
        ...projects.slice(0, homeProjects).map(({ folder }) => folder),
      ],
      sheet: {
        title: localize(owner.name, locale),
        label: credit,
        color: lampColor,
        art: [`data/${scenes.imageSection.wide}`],
        bleed: true,
      },
    },
    {
      route: routes.projects,
      sources: ['data/projects'],
      sheet: {
        title: messages.Project.Head,
        label: credit,
        color: lampColor,
        ...(projects.length > 0
          ? { art: projects.slice(0, homeProjects).map(cover) }
          : { art: [`data/${scenes.listBackground.night}`], bleed: true }),
      },
    },
    {
      route: routes.contact,
      sources: [messagesFile, 'data/contacts.json', `data/${scenes.contact.image}`],
      sheet: {
        title: messages.Contact.Title,
        label: credit,
        color: lampColor,
        art: [`data/${scenes.contact.image}`],
        bleed: true,
      },
    },
    ...projects.map((project) => ({
      route: projectRoute(project.id),
      sources: [project.folder],
      sheet: {
        title: localize(project.name, locale),
        label: `${localize(project.detail, locale)} · ${project.time}`,
        color: project.color ?? defaultCardColor,
        art: [cover(project)],
      },
    })),
  ];
}
