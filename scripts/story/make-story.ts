import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Block, Figure, PerLanguage, Picture, Project } from '../../lib/content/types';
import { locales } from '../../lib/i18n/locales';
import { makeMedia } from '../util/media';
import type { BlockSource, FigureSource, Story } from './parse-story';

/**
 * Publishes the films of a project's text and puts its pictures into it.
 * @param pictureOf returns the picture that was made from a file of the project
 */
export async function makeStory(
  root: string,
  stories: PerLanguage<Story>,
  pictureOf: (file: string) => Picture,
  folder: string,
): Promise<Pick<Project, 'story' | 'description'>> {
  const story: Partial<Project['story']> = {};
  const description: Partial<Project['description']> = {};
  for (const locale of locales) {
    const source = stories[locale];
    if (!source) continue;
    story[locale] = await Promise.all(source.blocks.map(toBlock));
    description[locale] = source.plain;
  }
  // `readStories` returns none without an English text.
  return { story, description } as Pick<Project, 'story' | 'description'>;

  async function toBlock(block: BlockSource): Promise<Block> {
    if (block.kind !== 'figures') return block;
    return { kind: 'figures', figures: await Promise.all(block.figures.map(toFigure)) };
  }

  async function toFigure({ file, alt, caption, poster }: FigureSource): Promise<Figure> {
    if (!poster) return { picture: pictureOf(file), alt, caption };
    const film = readFileSync(join(root, folder, file));
    const loop = await makeMedia(root, `loop${extname(file).toLowerCase()}`, film);
    return { picture: pictureOf(poster), alt, caption, loop };
  }
}
