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
): Promise<Pick<Project, 'story' | 'bigDescription'>> {
  const story: Partial<Project['story']> = {};
  const bigDescription: Partial<Project['bigDescription']> = {};
  for (const locale of locales) {
    const blocks = stories[locale]?.blocks;
    if (!blocks) continue;
    story[locale] = await Promise.all(blocks.map(toBlock));
    bigDescription[locale] = htmlOf(blocks);
  }
  // `readStories` returns none without an English text.
  return { story, bigDescription } as Pick<Project, 'story' | 'bigDescription'>;

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

/** @returns a text as HTML, without its pictures */
function htmlOf(blocks: BlockSource[]): string {
  const parts = blocks.flatMap((block) => {
    if (block.kind === 'figures') return [];
    return block.kind === 'quote' ? `<blockquote>${block.html}</blockquote>` : block.html;
  });
  return parts.join('\n');
}
