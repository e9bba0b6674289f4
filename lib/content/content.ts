import 'server-only';
import { content } from '@/.content/content';
import type { Locale } from '../i18n/locales';
import { localizeRoute, projectRoute, routes } from '../routes';
import type { PageFacts, Picture, Project } from './types';

export const { owner, contacts, logos, logoSprite, scenes, projects } = content;

/** @returns undefined where no project has that id. The id comes from the address: only its plain decimal form counts. */
export function findProject(id: string): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}

const projectsByRoute = new Map(projects.map((project) => [projectRoute(project.id), project]));

/** @param route a path of the default language */
export function projectAt(route: string): Project | undefined {
  return projectsByRoute.get(route);
}

/** The ones before and after it, the list being a ring; none where it is the only one. */
export function neighboursOf(project: Project): { previous?: Project; next?: Project } {
  if (projects.length < 2) return {};
  const index = projects.indexOf(project);
  return { previous: projects.at(index - 1), next: projects[(index + 1) % projects.length] };
}

/** @throws Error where the table of routes has no such page */
export function pageFacts(route: string, locale: Locale): PageFacts {
  const path = localizeRoute(route, locale);
  const facts = content.pages[path];
  if (!facts) throw new Error(`${path} is not in the table of routes`);
  return facts;
}

/** The pictures that tell something on a page, the largest of each. */
export function pagePictures(route: string): Picture[] {
  if (route === routes.home) return [scenes.imageSection.wide, owner.portrait.night];
  if (route === routes.contact) return [scenes.contact.image];
  const project = projectAt(route);
  return project ? [project.image, project.image1, project.image2] : [];
}
