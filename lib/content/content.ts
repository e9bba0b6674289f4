import 'server-only';
import { content } from '@/.content/content';
import type { Project } from './types';

export const { owner, contacts, logos, logoSprite, scenes, projects, inlineScripts } = content;

/** @returns undefined where no project has that id. The id comes from the address: only its plain decimal form counts. */
export function findProject(id: string): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}

/** The one after it, the first after the last; undefined where it is the only one. */
export function nextProject(project: Project): Project | undefined {
  const next = projects[(projects.indexOf(project) + 1) % projects.length];
  return next === project ? undefined : next;
}
