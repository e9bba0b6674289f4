import 'server-only';
import { content } from '@/.content/content';
import type { Project } from './types';

export const { owner, contacts, logos, logoSprite, scenes, projects, inlineScripts } = content;

/** @returns undefined where no project has that id. The id comes from the address: only its plain decimal form counts. */
export function findProject(id: string): Project | undefined {
  return projects.find((project) => String(project.id) === id);
}

/** The ones before and after it, the list being a ring; none where it is the only one. */
export function neighboursOf(project: Project): { previous?: Project; next?: Project } {
  if (projects.length < 2) return {};
  const index = projects.indexOf(project);
  return { previous: projects.at(index - 1), next: projects[(index + 1) % projects.length] };
}
