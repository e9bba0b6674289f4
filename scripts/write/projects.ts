import { extname } from 'node:path';
import { defaultColors } from '../../lib/constants.mjs';
import type { Block, Figure, Palette, PerLanguage, Project } from '../../lib/content/types';
import { locales } from '../../lib/i18n/locales';
import { deriveRoom, fitRoom } from '../../lib/tones';
import { secondsOf } from '../pictures/films';
import type { MakePicture } from '../pictures/pictures';
import type { ProjectInFolder } from '../read/projects';
import type { OpenBlock } from '../read/stories';
import { makeMedia } from '../util/media';
import { firstChange } from './history';

/** Makes the pictures of a project. Its colour is behind their transparent parts. */
export async function makeProject(
  root: string,
  source: ProjectInFolder,
  palette: Palette,
  makePicture: MakePicture,
): Promise<Omit<Project, 'nameFit'>> {
  const { story: texts, image, image1, image2, room, ...facts } = source;
  const background = source.color ?? defaultColors.card;
  const story: Partial<Project['story']> = {};
  const description: Partial<Project['description']> = {};
  for (const locale of locales) {
    const text = texts[locale];
    if (!text) continue;
    story[locale] = await Promise.all(text.blocks.map(toBlock));
    description[locale] = text.plain;
  }
  const { color } = source;
  const tones = room ? fitRoom(room, palette) : deriveRoom(color ?? defaultColors.page, palette);
  return {
    ...facts,
    // There is no project without an English text.
    story: story as PerLanguage<Block[]>,
    description: description as Project['description'],
    room: tones,
    image: await makePicture(image, { background }),
    card: await makePicture(image, { background, isCard: true }),
    image1: image1 && (await makePicture(image1, { background })),
    image2: image2 && (await makePicture(image2, { background })),
  };

  async function toBlock(block: OpenBlock): Promise<Block> {
    if (block.kind !== 'figures') return block;
    const figures = block.figures.map(async ({ picture, film, ...words }): Promise<Figure> => {
      const figure = { ...words, picture: await makePicture(picture, { background }) };
      if (!film) return figure;
      const name = `film${extname(film.file).toLowerCase()}`;
      const url = await makeMedia(root, name, film.bytes);
      const seconds = await secondsOf(film.bytes);
      return { ...figure, film: { url, seconds, added: firstChange(root, film.file) } };
    });
    return { kind: 'figures', figures: await Promise.all(figures) };
  }
}
