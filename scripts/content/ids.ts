import { projectRoute } from '../../lib/routes';
import type { Problem } from './problem';

type Numbered = { id: number; folder: string };

/** Ids that two projects have: they would share an address. */
export function repeatedIds(projects: Numbered[]): Problem[] {
  return projects.flatMap(({ id, folder }, index) => {
    const earlier = projects.slice(0, index).find((project) => project.id === id);
    return earlier ? [problem(folder, `is ${id}, which ${earlier.folder} has too`)] : [];
  });
}

/**
 * Ids that were passed over. A project that was taken out leaves one, and the addresses of the others stay: the build
 * says so and goes on, `npm run check` lists it.
 */
export function idGaps(projects: Numbered[]): Problem[] {
  const sorted = projects.toSorted((a, b) => a.id - b.id);
  return sorted.flatMap(({ id, folder }, index) => {
    const free = (sorted[index - 1]?.id ?? 0) + 1;
    if (id <= free) return [];
    const gap = id === free + 1 ? `${free}` : `${free} to ${id - 1}`;
    return [
      problem(
        folder,
        `is ${id}, and no project has ${gap}: ${projectRoute(free)} is not found. Leave it where a project was taken out; else make it ${free}`,
      ),
    ];
  });
}

function problem(folder: string, message: string): Problem {
  return { file: `${folder}/project.json`, field: 'id', message };
}
