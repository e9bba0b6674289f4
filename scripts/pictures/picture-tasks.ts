import type { ContentSource } from '../read/read';
import { isFilm } from './films';
import type { PictureTask } from './pictures';

/**
 * @returns all pictures that the site needs. Those of a project have its colour behind transparent parts, and its cover is
 * also a card. The others stay transparent, because they can be on the backgrounds of both themes.
 */
export function pictureTasks({ site, files, projects }: ContentSource): PictureTask[] {
  const masters = files.filter((file) => !/\.(?:svg|pdf)$/i.test(file) && !isFilm(file));
  const { card, night: jpegBackground } = site.colors;
  const toTask = (file: string): PictureTask => {
    const project = projects.find(({ folder }) => file.startsWith(`${folder}/`));
    return project ? { file, background: project.color ?? card } : { file, jpegBackground };
  };
  const cards = projects.map(({ folder, image }) => {
    return { ...toTask(`${folder}/${image}`), isCard: true };
  });
  return [...masters.map(toTask), ...cards];
}
