import { projectRoute } from '../../lib/routes';
import type { Problem } from './problem';

type Numbered = { id: number; folder: string };

/** Finds projects with the same id: they would have the same URL. */
export function repeatedIds(projects: Numbered[]): Problem[] {
  return projects.flatMap(({ id, folder }, index) => {
    const earlier = projects.slice(0, index).find((project) => project.id === id);
    return earlier ? [problem(folder, `is ${id}, as in ${earlier.folder}: choose another`)] : [];
  });
}

/**
 * Finds gaps in the ids. A removed project leaves a gap so that the URLs of the others stay the same, so the build only
 * warns.
 */
export function idGaps(projects: Numbered[]): Problem[] {
  const sorted = projects.toSorted((a, b) => a.id - b.id);
  return sorted.flatMap(({ id, folder }, index) => {
    const free = (sorted[index - 1]?.id ?? 0) + 1;
    if (id <= free) return [];
    const gap = id === free + 1 ? free : `${free} to ${id - 1}`;
    return [
      problem(
        folder,
        `is ${id}, but no project has id ${gap}, so ${projectRoute(free)} does not exist. Change it to ${free}, unless you removed a project`,
      ),
    ];
  });
}

function problem(folder: string, message: string): Problem {
  return { file: `${folder}/project.json`, field: 'id', message };
}
