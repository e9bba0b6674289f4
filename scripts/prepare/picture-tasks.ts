import type { PictureTask } from './pictures';
import type { ContentSource } from './read';

/**
 * @returns all pictures that the site needs. Those of a project have its colour behind transparent parts, and its cover is
 * also a card. The others stay transparent, because they can be on the backgrounds of both themes.
 */
export function pictureTasks({ site, files, projects }: ContentSource): PictureTask[] {
  const masters = files.filter((file) => !/\.(?:svg|pdf)$/i.test(file));
  const { card, night: jpegBackground } = site.colors;
  const ofProjects = projects.flatMap(
    ({ folder, image, image1, image2, color: background = card }) => {
      const cover = { file: `${folder}/${image}`, background };
      const others = [image1, image2].map((name) => ({ file: `${folder}/${name}`, background }));
      return [cover, { ...cover, isCard: true }, ...others];
    },
  );
  return [...masters.map((file) => ({ file, jpegBackground })), ...ofProjects];
}
