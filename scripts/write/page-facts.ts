import { defaultColors, homeProjects } from '../../lib/constants.mjs';
import { localize, writtenIn } from '../../lib/content/localize';
import { pictureSrc } from '../../lib/content/picture-files';
import { type HomeSection, schemas } from '../../lib/content/schema';
import type {
  Content,
  DayAndNight,
  PageFacts,
  Project,
  Translations,
} from '../../lib/content/types';
import { defaultLocale, type Locale, locales } from '../../lib/i18n/locales';
import { translatorFor } from '../../lib/i18n/translator';
import { localizeRoute, projectRoute, routes } from '../../lib/routes';
import type { ContentSource } from '../read/read';
import type { Faces } from '../type/fonts';
import { limit } from '../util/parallel';
import { runStep } from '../util/run-step';
import { lastChange } from './history';
import { makeSharePicture, type ShareCard } from './share-pictures';

/** What has pictures. */
interface Pictured extends Pick<Content, 'scenes' | 'palette'> {
  projects: Omit<Project, 'nameFit'>[];
}

type Page = {
  route: string;
  /** Files and folders with the page's content: their last change is the page's. */
  sources: string[];
  card: ShareCard;
};

/**
 * Makes each page's share picture, if it `isNeeded`.
 * @returns the facts of each page in each language; the keys are paths
 */
export async function makePages(
  root: string,
  source: ContentSource,
  pictured: Pictured,
  faces: Faces,
  options: { isNeeded: boolean },
): Promise<Record<string, PageFacts>> {
  const signature = source.owner.signature?.recolored;
  const english = pagesIn(source, defaultLocale, pictured);
  const pages = locales.flatMap((locale) =>
    pagesIn(source, locale, pictured).map(({ route, sources, card }, index) => {
      // Falls back to English, because the picture would omit letters that the faces lack.
      const missing = [
        ...faces.display.missing(card.title + card.name + (card.foot ?? '')),
        ...faces.label.missing(card.label),
      ];
      const shownCard = (missing.length > 0 && english[index]?.card) || card;
      return { path: localizeRoute(route, locale), sources, card: { ...shownCard, signature } };
    }),
  );
  const draw = async ({ path, sources, card }: (typeof pages)[number]) => {
    const share = await makeSharePicture(root, card, faces, pictured.palette, options);
    return [path, { share, modified: lastChange(root, sources) }] as const;
  };
  const title = `Drawing ${pages.length} share pictures`;
  const drawAll = () => Promise.all(pages.map(limit(draw)));
  return Object.fromEntries(await (options.isNeeded ? runStep(title, drawAll) : drawAll()));
}

const lists = Object.values<HomeSection>(schemas.sections).flatMap(({ file }) => file ?? []);

function pagesIn(source: ContentSource, locale: Locale, { scenes, projects }: Pictured): Page[] {
  const { site, owner } = source;
  const t = translatorFor(locale, source.messages[locale]);
  // Outlines have no line breaks or tabs.
  const upperCase = (text: string, language = locale) =>
    text.toLocaleUpperCase(language).replaceAll(/\s+/g, ' ');
  const capitals = (text: Translations<string>) =>
    upperCase(localize(text, locale) ?? '', writtenIn(text, locale));
  const name = capitals(owner.name);
  const credit = `${upperCase(t('Home.Title'))} · ${capitals(owner.location)}`;
  const common = { name, label: credit, color: site.colors.lamp.night };
  const cover = ({ card }: Pictured['projects'][number]) => pictureSrc(card);
  const bleeding = (picture?: DayAndNight) =>
    picture && { art: [pictureSrc(picture.night)], bleed: true };
  const covers = projects.slice(0, homeProjects).map(cover);
  const wall = { art: covers };
  const shared = [`messages/${locale}.json`, 'data/scenes', 'data/scenes.json'];
  return [
    {
      route: routes.home,
      sources: [
        ...shared,
        ...['data/owner', 'data/owner.json', 'data/site.json'],
        // The lists of sections, and the folders of their files.
        ...lists.flatMap((file) => [file, file.replace(/\.json$/, '')]),
        ...projects.slice(0, homeProjects).map(({ folder }) => folder),
      ],
      card: {
        ...common,
        title: name,
        label: '',
        foot: `${upperCase(t('Home.Trade'))} · ${capitals(owner.location)}`,
        ...(bleeding(scenes.photo?.wide) ?? wall),
      },
    },
    {
      route: routes.projects,
      sources: [...shared, 'data/projects'],
      card: {
        ...common,
        title: upperCase(t('Project.Head')),
        ...wall,
      },
    },
    {
      route: routes.contact,
      sources: [...shared, 'data/contacts.json'],
      card: {
        ...common,
        title: upperCase(t('Contact.Title')),
        ...(bleeding(scenes.contact?.image ?? scenes.photo?.wide) ?? wall),
      },
    },
    ...projects.map((project) => ({
      route: projectRoute(project.id),
      sources: [project.folder],
      card: {
        name,
        title: capitals(project.name),
        label: [capitals(project.detail), project.time].filter(Boolean).join(' · '),
        color: project.color ?? defaultColors.card,
        foot: capitals({ ...project.result, ...project.littleResult }),
        art: [cover(project)],
      },
    })),
  ];
}
